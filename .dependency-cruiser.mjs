// The import rules: which code may depend on which. `npm run imports` runs them and fails when it examined no module at
// all. Test files are exempt: they may import anything that helps to expose a fault.

/** Packages of ours that a folder may import, besides itself. Entry points are written with a slash. */
const LAW = {
  'packages/theme': [],
  'packages/schema': ['packages/theme'],
  'packages/regions': [],
  'packages/art': ['packages/theme'],
  'packages/pages': ['packages/schema'],
  'packages/contract': ['packages/schema', 'packages/theme'],
  'packages/renderer': ['packages/schema', 'packages/contract'],
  'packages/blocks': ['packages/renderer', 'packages/schema', 'packages/contract', 'packages/regions'],
  'packages/host': ['packages/renderer', 'packages/schema', 'packages/contract'],
  'packages/editor-core': ['packages/schema', 'packages/theme'],
  'packages/checks': ['packages/schema', 'packages/blocks/src/(props\\.ts|registry/specs|[^/]+/props\\.ts)'],
  'apps/h5': [
    'packages/host',
    'packages/blocks',
    'packages/renderer',
    'packages/contract',
    'packages/schema',
    'packages/theme',
  ],
  'apps/studio': [
    'packages/blocks/src/(view|props\\.ts|registry/specs|registry/views|[^/]+/props\\.ts|(examples|presets?|palette)\\.ts|registry/(examples|presets|palette))',
    'packages/renderer',
    'packages/host',
    'packages/editor-core',
    'packages/checks',
    'packages/contract',
    'packages/regions/src/client\\.ts',
    'packages/art',
    'packages/schema',
    'packages/theme',
  ],
  'apps/gateway': [
    'packages/art',
    'packages/contract',
    'packages/pages',
    'packages/regions',
    'packages/schema',
    'packages/theme',
    'packages/checks',
    'packages/editor-core',
    'packages/blocks/src/(props\\.ts|registry/specs|[^/]+/props\\.ts)',
    // The gallery of a development machine shows every block's examples.
    'packages/blocks/src/(examples?\\.ts|registry/examples)',
  ],
}

const OURS = '^(packages|apps)/'

const borders = Object.entries(LAW).map(([folder, allowed]) => ({
  name: `${folder} imports only what it may`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: { path: OURS, pathNot: [folder, ...allowed].map((path) => `^${path}`) },
}))

const GATEWAY = '^apps/gateway/src'

/** What the gateway's modules build on. It knows none of them. */
const GROUND = `${GATEWAY}/(context\\.ts$|(backup|beacons|channels|company|config|data|db|edge|files|http|integrations|jobs|limits|origin|pii|spreadsheets|telemetry|time|workers)/)`

const INSIDE_A_MODULE = { path: `${GATEWAY}/modules/([^/]+)/` }
const OUTSIDE_MODULES = { path: `${GATEWAY}/`, pathNot: [`${GATEWAY}/modules/[^/]+/`] }
/** The same module as the one that imports. */
const OWN_MODULE = `${GATEWAY}/modules/$1/`

/** How the gateway is layered: ground, then modules, then commands and the start. */
const gatewayLaw = [
  {
    name: 'what modules stand on knows no module',
    severity: 'error',
    from: { path: GROUND },
    to: { path: `${GATEWAY}/(modules|cli|start)/|${GATEWAY}/main\\.ts$` },
  },
  {
    name: 'a module knows neither commands nor the start',
    severity: 'error',
    from: { path: `${GATEWAY}/modules/` },
    to: { path: `${GATEWAY}/(cli|start)/|${GATEWAY}/main\\.ts$` },
  },
  ...[INSIDE_A_MODULE, OUTSIDE_MODULES].flatMap((from) => [
    {
      name: 'a module is entered by its index.ts',
      severity: 'error',
      from,
      to: {
        path: `${GATEWAY}/modules/[^/]+/`,
        // A reference from one table to another needs the file that declares it; the next rule covers these.
        pathNot: [OWN_MODULE, `${GATEWAY}/modules/[^/]+/index\\.ts$`, '-tables\\.ts$'],
      },
    },
    {
      name: 'a table is used by the module that owns it',
      severity: 'error',
      from: { ...from, pathNot: [...(from.pathNot ?? []), '-tables\\.ts$'] },
      to: { path: `${GATEWAY}/modules/[^/]+/[^/]+-tables\\.ts$`, pathNot: OWN_MODULE },
    },
  ]),
  {
    name: 'no cycles of types either',
    severity: 'error',
    from: { path: '^apps/gateway/' },
    to: { circular: true },
  },
]

/** Code that reaches a phone, or that both sides share. */
const VISITOR = [
  '^apps/h5/src/(boot|client|passport/client)/',
  '^packages/[^/]+/src/client(\\.ts|/)',
  '^packages/renderer/src/(?!server)',
  '^packages/host/src/',
  '^packages/blocks/src/(view\\.ts|registry/(islands|lives)|(?!registry/)[^/]+/(?!((carousel-)?props|palette)\\.ts)[^/]+\\.tsx?$)',
]

/** Layers of the Studio, each with those that it must not know because they build on it or stand beside it. */
const STUDIO_LAYERS = {
  // How a rich text is written, in a panel as on the canvas.
  'rich-text': 'state|ui|canvas|features|app',
  state: 'ui|canvas|features|app',
  ui: 'canvas|features|app',
  // A bundle of its own, in the editor's frame.
  canvas: 'state|ui|features|app',
  features: 'app',
}

/** Rooms of the editor, and the rooms that each may import. Its README says what each of them does. */
const EDITOR_ROOMS = {
  session: [],
  history: ['session'],
  find: ['session'],
  'block-labels': ['session'],
  commands: ['session', 'block-labels'],
  keyboard: ['session', 'block-labels', 'commands'],
  clipboard: ['session', 'commands', 'keyboard'],
  canvas: ['session', 'commands'],
  palette: ['session', 'block-labels', 'commands', 'canvas'],
  linked: ['session', 'commands'],
  sections: ['session', 'block-labels', 'commands', 'canvas', 'linked'],
  checks: ['session', 'find'],
  comments: ['session', 'block-labels'],
  layers: ['session', 'block-labels', 'commands', 'checks'],
  fields: ['session', 'block-labels', 'checks'],
  inspector: ['session', 'linked', 'checks', 'fields'],
  'page-settings': ['session', 'checks', 'fields', 'inspector'],
  fill: ['session', 'fields'],
  saving: ['session', 'commands'],
  'top-bar': ['session', 'commands', 'canvas', 'checks', 'saving'],
  tour: ['session', 'commands'],
}

const EDITOR = '^apps/studio/src/features/editor'

const editorRooms = Object.entries(EDITOR_ROOMS).map(([room, known]) => ({
  name: `the editor's room ${room} knows ${known.length === 0 ? 'no other room' : `only ${known.join(', ')}`}`,
  severity: 'error',
  from: { path: `${EDITOR}/${room}/` },
  to: { path: `${EDITOR}/`, pathNot: [room, ...known].map((name) => `${EDITOR}/${name}/`) },
}))

const studio = [
  ...Object.entries(STUDIO_LAYERS).map(([layer, others]) => ({
    name: `the Studio's ${layer} knows nothing of its ${others.split('|').join(', ')}`,
    severity: 'error',
    from: { path: `^apps/studio/src/${layer}/` },
    to: { path: `^apps/studio/src/(${others})/` },
  })),
  {
    name: 'a feature of the Studio is entered by its index.ts',
    severity: 'error',
    from: { path: '^apps/studio/src/(?:features/([^/]+)|app)/' },
    to: {
      path: '^apps/studio/src/features/',
      pathNot: ['^apps/studio/src/features/$1/', '^apps/studio/src/features/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'no cycles in the Studio, of types neither',
    severity: 'error',
    from: { path: '^apps/studio/' },
    to: { circular: true },
  },
]

export default {
  forbidden: [
    ...borders,
    ...studio,
    ...editorRooms,
    ...gatewayLaw,
    {
      name: 'a block never imports another block',
      severity: 'error',
      from: { path: '^packages/blocks/src/(?!registry/)([^/]+)/' },
      to: {
        path: '^packages/blocks/src/([^/]+)/',
        pathNot: [
          '^packages/blocks/src/($1|tap|block-title|rich-text|line-icon|cropped-picture|address|carousel|dialog|agreement|answers|motion|fields|phone-code|place-form|lessons|film|simulate|quotes|registry)/',
        ],
      },
    },
    {
      name: 'the palette is for the Studio alone',
      severity: 'error',
      comment: 'It brings the icons of the Studio, which no visitor and no server loads.',
      from: { pathNot: '^(apps/studio|packages/blocks)/' },
      to: { path: '^packages/blocks/src/(palette|[^/]+/palette|registry/palette)' },
    },
    {
      name: 'visitors load no zod, no sanitiser and nothing of the server',
      severity: 'error',
      from: { path: VISITOR },
      to: {
        path: [
          'node_modules/(zod|sanitize-html|antd|@ant-design)/',
          '^packages/[^/]+/src/server',
          '^apps/(gateway|studio)/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'React is loaded only when an island wakes',
      severity: 'error',
      comment: 'A static import of React from the boot or the loader makes it an initial chunk.',
      from: { path: '^apps/h5/src/(boot|client|passport/client)/' },
      to: {
        path: ['node_modules/(react|react-dom)/', '^packages/renderer/src/client'],
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no unknown packages', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.test\\.tsx?$', '(^|/)dist/', '/testing/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    combinedDependencies: true,
  },
}
