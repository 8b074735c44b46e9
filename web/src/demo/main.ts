import '../lib/styles/tokens.css';
import '../lib/styles/base.css';
import { mount } from 'svelte';
import Demo from './Demo.svelte';

const target = document.getElementById('app');
if (target) mount(Demo, { target });
