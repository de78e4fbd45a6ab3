import { lingui } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './scripts/build/compile-messages.ts';
import { precompress } from './scripts/build/precompress.ts';
import { createScriptChunks } from './scripts/build/script-chunks.ts';
import { styleSheetOf } from './scripts/build/style-chunks.ts';
import { screenFiles } from './scripts/build/screen-files.ts';
import { createShortClassNames } from './scripts/build/short-class-names.ts';
import { shortVariables } from './scripts/build/short-variables.ts';
import { smallIcons } from './scripts/build/small-icons.ts';
import { subsetFonts } from './scripts/build/subset-fonts.ts';

/** Limits Babel to files with Lingui's macros. Must come before `react()`. */
function linguiMacros(isBuild: boolean) {
  return {
    preset: {
      plugins: isBuild
        ? [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }], compileMessages]
        : ['@lingui/babel-plugin-lingui-macro'],
    },
    rolldown: { filter: { code: /from ['"]@lingui\/(?:core|react)\/macro['"]/ } },
  };
}

/** What entry.ts shares with later files. */
const START =
  /src\/(?:app\/entries\/early-events|api\/(?:stored-session|transport\/(?:early-requests|request-headers))|lib\/(?:outdated-build|storage\/local-storage|config\/page-files))|vite\/preload-helper|rolldown\/runtime/;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    smallIcons(),
    subsetFonts(),
    screenFiles(),
    babel({ presets: [linguiMacros(command === 'build')] }),
    react(),
    lingui({ failOnCompileError: true }),
    vanillaExtractPlugin({
      identifiers: command === 'build' ? createShortClassNames() : 'debug',
    }),
    shortVariables(),
    precompress(),
    {
      ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE', 'fr-FR', 'es-ES'] }),
      enforce: 'pre' as const,
    },
  ],
  // Imports that appear after a transform. Otherwise the dev server would create two copies of
  // React.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@lingui/core',
      '@lingui/react',
    ],
  },
  // Built into React since 18; avoids a second copy.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  // sharp has native code. The server loads it only for its image service.
  ssr: isSsrBuild ? { noExternal: true as const, external: ['sharp'] } : {},
  // React's development build renders ten times slower, so it must not depend on the environment.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    // Browsers without preload load the files slightly later.
    modulePreload: {
      polyfill: false,
      // Saves 3 kB of the first load. Pages and links preload files themselves; the second style
      // sheet must load before its content.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    cssCodeSplit: true,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // The backend uses /assets/ itself; see src/server/backend-paths.ts.
    assetsDir: '_souk',
    rolldownOptions: isSsrBuild
      ? { input: ['src/server/main.ts', 'src/app/entries/entry-server.tsx'] }
      : {
          // Exports between chunks would cost 0.8 kB of the first load.
          optimization: { inlineConst: { mode: 'all' as const } },
          output: {
            // Names would add 2 kB to the first chunk's file list.
            chunkFileNames: '_souk/[hash:7].js',
            assetFileNames: '_souk/[hash:7][extname]',
            codeSplitting: {
              // Lazy parts must not be included. The icon factory is in the React chunk, to avoid
              // circular chunks.
              includeDependenciesRecursively: false,
              groups: [
                { debugName: 'styles', name: styleSheetOf },
                // Runs before the other files have arrived, so it must not import them.
                {
                  name: 'start',
                  test: (id) => START.test(id.replaceAll('\\', '/')),
                },
                {
                  name: 'react',
                  test: /node_modules[\\/]((react|react-dom|scheduler)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons))/,
                },
                { debugName: 'pages', name: createScriptChunks() },
              ],
            },
          },
        },
  },
}));
