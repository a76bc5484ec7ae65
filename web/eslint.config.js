import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['src/generated/', 'node_modules/', 'public/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/prefer-svelte-reactivity': 'off', // maps and sets are built anew inside $derived, never changed afterwards
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check knows which it needs
    },
  },
  {
    // Drawings of our own files, inserted as they are; nothing from outside reaches these.
    files: [
      'src/lib/Defs.svelte',
      'src/lib/SeatMark.svelte',
      'src/pages/shelf/Cover.svelte',
      'src/games/*/Plan.svelte',
    ],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
)
