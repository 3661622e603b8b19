import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, transformSync } from 'esbuild';
import type { NextConfig } from 'next';
import type { webpack } from 'next/dist/compiled/webpack/webpack';
import { securityHeaders } from './services/server/responseHeaders';
import { sharedSheet } from './styles/sharedSheet';
import { screenPictureWidths, smallPictureWidths } from './utils/firstLoad/pictureWidths';

const production = process.env.NODE_ENV === 'production';
/** Whether this server shows the gallery of the kit and nothing of the shop (ADR 31). */
const showsKit = process.env.KIT === '1';
const imageHosts = (process.env.IMAGE_HOSTS ?? '').split(',').filter(Boolean);

const cjsOfNext = /[\\/]next[\\/]dist[\\/](client|shared|lib|pages)[\\/]/;
const browserCodeOfNext = /[\\/]next[\\/]dist[\\/](esm[\\/])?client[\\/]/;

/**
 * Next.js ships its browser code as CommonJS and, for the edge, as ES modules. Webpack removes unused code only from ES
 * modules, which makes every first load smaller.
 */
function useEsmOfNext({ createData }: { createData?: { resource?: string } }) {
  const esm = createData?.resource?.replace(/([\\/]next[\\/]dist)([\\/])/, '$1$2esm$2');
  if (createData && esm && existsSync(esm)) createData.resource = esm;
}

const slicedHydration = resolve('services/browser/firstLoad/slicedHydration.ts');

/** Lets Next's browser code hydrate pages by `services/browser/firstLoad/slicedHydration.ts`. */
function useSlicedHydration(data: { request: string; contextInfo: { issuer: string } }) {
  if (browserCodeOfNext.test(data.contextInfo.issuer)) data.request = slicedHydration;
}

/**
 * Lets V8 compile all functions of a script on another thread while it arrives. Otherwise V8 compiles each function at its
 * first call, on the thread that a slow phone needs to hydrate the page.
 */
const compileAhead = '//# allFunctionsCalledOnLoad';

/** Writes the style of every page beside the scripts of the build (ADR 33), with the nesting resolved for older browsers. */
function emitSharedSheet(compiler: webpack.Compiler) {
  const { Compilation, sources } = compiler.webpack;
  const { code } = transformSync(sharedSheet.css, {
    loader: 'css',
    minifyWhitespace: true,
    supported: { nesting: false },
  });
  const when = { name: 'shared sheet', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT };
  compiler.hooks.thisCompilation.tap(when.name, (compilation: webpack.Compilation) => {
    compilation.hooks.processAssets.tap(when, () =>
      compilation.emitAsset(sharedSheet.file, new sources.RawSource(code)),
    );
  });
}

/** Writes the service worker beside the scripts of the build, which it knows by its id (ADR 35). */
function emitServiceWorker(compiler: webpack.Compiler, buildId: string) {
  const { sources } = compiler.webpack;
  const bundle = async (compilation: webpack.Compilation) => {
    const { outputFiles } = await build({
      entryPoints: ['services/browser/offline/serviceWorker.ts'],
      bundle: true,
      minify: true,
      write: false,
      target: 'es2022',
      define: {
        'process.env.NODE_ENV': '"production"',
        'process.env.RELEASE': JSON.stringify(buildId),
        'process.env.SHARED_SHEET': JSON.stringify(`/_next/${sharedSheet.file}`),
      },
    });
    const [{ text } = { text: '' }] = outputFiles;
    compilation.emitAsset('static/sw.js', new sources.RawSource(text));
  };
  const { PROCESS_ASSETS_STAGE_REPORT: stage } = compiler.webpack.Compilation;
  compiler.hooks.thisCompilation.tap('service worker', (compilation: webpack.Compilation) =>
    compilation.hooks.processAssets.tapPromise({ name: 'service worker', stage }, () => bundle(compilation)),
  );
}

const config: NextConfig = {
  // Tests set another directory, so that they do not overwrite the shop's build.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // The pages of the gallery end with `kit.jsx`, and no page of the shop ends with `jsx`.
  pageExtensions: showsKit ? ['kit.jsx'] : ['tsx', 'ts'],
  // `npm test` checks the types of the whole repository, so the build does not check them again.
  typescript: { ignoreBuildErrors: true },
  // Lists of the files that each page needs serve builds that are copied elsewhere without `node_modules`. This one is not.
  outputFileTracingExcludes: { 'next-server': ['**/*'] },
  reactStrictMode: true,
  poweredByHeader: false,
  // All routes use the pages router, so the browser needs no filter that recognises routes of the app router.
  experimental: {
    clientRouterFilter: false,
    scrollRestoration: true,
    // Threads for encoding one picture. `instrumentationNode.ts` limits the number of pictures at the same time.
    imgOptConcurrency: 1,
  },
  // A cache in front of the shop may serve an outdated page for an hour. Next's default is a year.
  expireTime: 3600,
  compiler: {
    styledComponents: production
      ? { displayName: false, fileName: false, pure: true, minify: true, ssr: true }
      : { displayName: true, ssr: true },
  },
  images: {
    formats: ['image/avif', 'image/webp'],
    deviceSizes: screenPictureWidths,
    imageSizes: smallPictureWidths,
    qualities: [75],
    minimumCacheTTL: 60 * 60 * 24 * 31,
    // Bytes of encoded pictures on disk. All pictures of the demo in all widths and formats that browsers choose need a third.
    maximumDiskCacheSize: 512 * 1024 * 1024,
    // Only the shop's pictures, without a query string.
    localPatterns: [
      { pathname: '/art/**', search: '' },
      { pathname: '/media/**', search: '' },
    ],
    remotePatterns: imageHosts.map((hostname) => ({ protocol: 'https' as const, hostname })),
  },
  webpack(config, { buildId, isServer, dev, webpack }) {
    // Hashes of chunk names are part of every first load and do not compress, so they are short. They must still be long
    // enough that two releases never share one, because browsers cache chunks for ever: 32 bits for each chunk are.
    config.output.hashDigestLength = 8;
    // The first build of a folder has no cache to read, and to write one takes an eighth of its time and 300 MB.
    if (process.env.WEBPACK_CACHE === 'off') config.cache = false;
    const tracing = config.plugins.find(
      (plugin: object) => plugin.constructor.name === 'TraceEntryPointsPlugin',
    );
    if (tracing) tracing.traceIgnores = ['**/*'];
    if (!isServer && !dev) {
      config.plugins.push(
        { apply: emitSharedSheet },
        { apply: (compiler: webpack.Compiler) => emitServiceWorker(compiler, buildId) },
        // Browsers have no `process`. Otherwise styled-components asks it at run time for settings that the shop does not have.
        new webpack.DefinePlugin({ 'typeof process': '"undefined"' }),
        new webpack.NormalModuleReplacementPlugin(cjsOfNext, useEsmOfNext),
        new webpack.NormalModuleReplacementPlugin(/^react-dom\/client$/, useSlicedHydration),
        new webpack.BannerPlugin({
          banner: compileAhead,
          raw: true,
          test: /\.js$/,
          // The runtime is too short to gain by it. Minification removes comments, so this comes after it.
          exclude: /[\\/]webpack-/,
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        }),
      );
      // Maps by which the stack of a reported error can be read. They stand beside what is served, and no script names them.
      if (process.env.BROWSER_MAPS === 'on') {
        const filename = 'maps/[file].map';
        config.plugins.push(new webpack.SourceMapDevToolPlugin({ test: /\.js$/, filename, append: false }));
      }
      // Numbers of modules have three digits for packages and four for the shop, because every call of a module repeats them. A chunk
      // has its modules in the order of their numbers, and what stands near its like compresses better: gzip looks back 32 kB.
      config.optimization.moduleIds = false;
      const numbered = (
        maxLength: number,
        test?: (module: { nameForCondition(): string | null }) => boolean,
      ) =>
        new webpack.ids.DeterministicModuleIdsPlugin({ maxLength, fixedLength: true, ...(test && { test }) });
      config.plugins.push(
        numbered(3, (module) => /[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? '')),
        numbered(4),
      );
      // Every first load lists the chunks of all pages, so code that pages share gets a chunk of its own only from this size (bytes
      // before minification; webpack's own default is 20,000).
      config.optimization.splitChunks.minSize = 28_000;
      // Every script repeats this name.
      config.output.chunkLoadingGlobal = 'pelle';
      // Next would write the exports of every script into a global variable that nothing reads.
      delete config.output.library;
      delete config.output.libraryTarget;
      // The content security policy asks for no trusted types, whose code in the runtime is part of every first load.
      delete config.output.trustedTypes;
      // File names have a hash only, because every first load lists the files of all pages and late parts.
      config.output.filename = 'static/chunks/[contenthash].js';
      config.output.chunkFilename = 'static/chunks/[contenthash].js';
    }
    return config;
  },
  // The front server adds them to every answer of the shop. These are for the development server, which has no front before it.
  async headers() {
    const headers = Object.entries(securityHeaders).map(([key, value]) => ({ key, value }));
    return production ? [] : [{ source: '/:path*', headers }];
  },
};

export default config;
