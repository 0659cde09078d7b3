import type { AppEnv } from './app-env'

interface Given {
  studioOrigin: string | undefined
  publicOrigin: string | undefined
  /** Whose scripts visitors' pages allow. */
  foreignScripts: readonly string[]
}

/** What is wrong with where the Studio is, as far as can be known. */
export function studioOriginProblems(
  env: AppEnv,
  { studioOrigin, publicOrigin, foreignScripts }: Given,
): string[] {
  if (studioOrigin === undefined) {
    if (env !== 'production' || foreignScripts.length === 0) return []
    return [
      `STUDIO_ORIGIN is not set, and production needs it: visitors' pages run scripts of ${foreignScripts.join(' and ')}, which on the Studio's own origin could do whatever a member who is signed in may do. Set it to a host of its own, such as https://studio.example.com, that leads to this process too.`,
    ]
  }
  if (publicOrigin === undefined || hostOf(studioOrigin) !== hostOf(publicOrigin)) return []
  // Another port is not enough: browsers send cookies to every port of a host.
  return [
    `STUDIO_ORIGIN has the host of PUBLIC_ORIGIN (${hostOf(publicOrigin)}), so visitors' pages would stand on the Studio's own host. Set it to another host, such as studio.${hostOf(publicOrigin)}.`,
  ]
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname : origin
}
