import { mount } from 'svelte'
import App from './App.svelte'
import './tokens.css'
import './base.css'
import './table.css'
import './shelf.css'
import { settings } from './lib/settings.svelte'

settings.apply()
mount(App, { target: document.getElementById('page')! })
