import { mount } from 'svelte';
import App from './App.svelte';
import './look/theme.css';
import { follow } from './router.svelte.ts';
import { speak } from './words/language.svelte.ts';

await speak();
follow();
mount(App, { target: document.getElementById('app')! });
