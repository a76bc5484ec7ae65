import { mount } from 'svelte'
import App from './App.svelte'
import './style/all.css'
import { settings } from './lib/settings.svelte'

// After an upgrade the parts of an old page are gone: the new one knows the new names.
addEventListener('vite:preloadError', () => location.reload())
settings.apply()
mount(App, { target: document.getElementById('page')! })
