import { defineConfig, type PluginOption } from 'vite';
import shop from './vite.config.ts';

/** The gallery's scripts use variables of the theme by their names. */
function keepsVariables(plugin: PluginOption): boolean {
  const isPlugin = typeof plugin === 'object' && plugin !== null && 'name' in plugin;
  return !isPlugin || plugin.name !== 'souk:short-variables';
}

/** Builds the gallery for browser tests, outside of `dist`. */
export default defineConfig((env) => ({
  plugins: (shop(env).plugins ?? []).filter(keepsVariables),
  build: {
    target: 'baseline-widely-available',
    cssCodeSplit: false,
    outDir: '.cache/gallery',
    rolldownOptions: { input: 'src/dev/gallery/index.html' },
  },
}));
