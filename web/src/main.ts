import { mount } from 'svelte';
import App from './App.svelte';
import './look/theme.css';
import { keepForOffline } from './offline.ts';
import { follow } from './router.svelte.ts';
import { speak } from './words/language.svelte.ts';

await speak();
follow();
keepForOffline();
mount(App, { target: document.getElementById('app')! });
