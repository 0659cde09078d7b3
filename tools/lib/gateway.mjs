import { programs } from './programs.mjs'

/** What operators run with `npm run NAME`. */
export const COMMANDS = [
  'assets',
  'audit',
  'backup',
  'contracts',
  'data',
  'evidence',
  'keys',
  'members',
  'migrate',
  'pages',
  'sandbox',
  'trading',
]

const gateway = programs({
  folder: 'apps/gateway/dist',
  programs: {
    main: 'apps/gateway/src/main.ts',
    ...Object.fromEntries(COMMANDS.map((name) => [name, `apps/gateway/src/cli/${name}.ts`])),
  },
  madeOf: ['apps/gateway/src', 'packages'],
})

/** Whether the gateway was built from exactly these sources and packages. */
export const isGatewayBuilt = gateway.areBuilt

/** Whether the gateway was built, from whatever sources. */
export const gatewayBuildExists = gateway.exist

/** Bundles the gateway and its commands. Takes seconds. Throws when a source is broken. */
export const buildGateway = gateway.build

/** The path of a built program of the gateway: `main` or a command. */
export const gatewayProgram = gateway.pathOf
