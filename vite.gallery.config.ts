import { defineConfig } from 'vite';
import shop from './vite.config.ts';

/** Builds the gallery for browser tests, outside of `dist`. */
export default defineConfig((env) => ({
  plugins: shop(env).plugins ?? [],
  build: {
    target: 'baseline-widely-available',
    cssCodeSplit: false,
    outDir: '.cache/gallery',
    rolldownOptions: { input: 'src/dev/gallery/index.html' },
  },
}));
