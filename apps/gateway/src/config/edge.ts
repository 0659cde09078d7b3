import { z } from 'zod'
import { origin } from './origin-setting'

/** The caches in front that can be notified of changed pages. */
export const PURGERS = ['edgeone', 'tencent-cdn', 'aliyun-cdn'] as const

/** How a cache in front is notified of changed pages. */
export interface PurgeSettings {
  by: (typeof PURGERS)[number]
  /** Scheme and host of its API. */
  origin: string
  /** The key that signs calls; it needs no right except to purge. */
  account: { keyId: string; keySecret: string }
  /** EdgeOne's site id. */
  zoneId: string
}

/** How published pages are sent where caches in front of this deployment keep them. */
export interface EdgeSettings {
  /** For how many seconds caches may keep serving their copies while this deployment fails. 0: not at all. */
  staleIfError: number
  /** Absent: no cache is notified, and copies expire by age alone. */
  purge: PurgeSettings | undefined
  /** Scheme and host at which a page that was taken down is checked, through the cache. */
  probeOrigin: string
}

const ORIGINS: Record<PurgeSettings['by'], string> = {
  edgeone: 'https://teo.tencentcloudapi.com',
  'tencent-cdn': 'https://cdn.tencentcloudapi.com',
  'aliyun-cdn': 'https://cdn.aliyuncs.com',
}

const ONLY_WITH_EDGE = [
  'EDGE_STALE_IF_ERROR',
  'EDGE_PURGE',
  'EDGE_KEY_ID',
  'EDGE_KEY_SECRET',
  'EDGE_ZONE_ID',
  'EDGE_API',
  'EDGE_PROBE_ORIGIN',
] as const

const text = () => z.string().optional()

/**
 * How the settings for caches in front are read, with a sentence for each that cannot be used. Undefined: pages are
 * cached in memory alone.
 */
export const edgeSchema = z
  .object({
    PAGE_CACHE: z
      .enum(
        ['memory', 'edge'],
        'PAGE_CACHE is neither memory nor edge, so it is unclear who may keep pages. Set one of them.',
      )
      .default('memory'),
    EDGE_STALE_IF_ERROR: z
      .string()
      .regex(
        /^\d{1,5}$/,
        'EDGE_STALE_IF_ERROR is no number of seconds from 0 to 99999, so it is unclear for how long caches may show pages of a deployment that fails. Set one, or unset it: then they may not.',
      )
      .optional(),
    EDGE_PURGE: z
      .enum(
        PURGERS,
        `EDGE_PURGE is none of ${PURGERS.join(', ')}, so no cache could be told of pages that have changed. Set one of them, or unset it.`,
      )
      .optional(),
    EDGE_KEY_ID: text(),
    EDGE_KEY_SECRET: text(),
    EDGE_ZONE_ID: text(),
    EDGE_API: origin('EDGE_API').optional(),
    EDGE_PROBE_ORIGIN: origin('EDGE_PROBE_ORIGIN').optional(),
  })
  .superRefine((settings, context) => {
    const unused = ONLY_WITH_EDGE.filter((name) => settings[name] !== undefined)
    if (settings.PAGE_CACHE === 'memory') {
      if (unused.length > 0)
        context.addIssue(
          `${unused.join(', ')} is for caches in front, which may keep no page without PAGE_CACHE=edge. Set it, or unset the others.`,
        )
      return
    }
    const { EDGE_PURGE, EDGE_KEY_ID, EDGE_KEY_SECRET, EDGE_ZONE_ID } = settings
    if (EDGE_PURGE !== undefined && (EDGE_KEY_ID === undefined || EDGE_KEY_SECRET === undefined))
      context.addIssue(
        'EDGE_PURGE is set without EDGE_KEY_ID and EDGE_KEY_SECRET, with which its calls are signed. Set both, or unset it.',
      )
    if (EDGE_PURGE === undefined && (EDGE_KEY_ID ?? EDGE_KEY_SECRET ?? EDGE_ZONE_ID) !== undefined)
      context.addIssue(
        'EDGE_KEY_ID, EDGE_KEY_SECRET or EDGE_ZONE_ID is set without EDGE_PURGE, so nobody would be told of pages that have changed. Set EDGE_PURGE too, or unset them.',
      )
    if (EDGE_PURGE === 'edgeone' && EDGE_ZONE_ID === undefined)
      context.addIssue(
        'EDGE_PURGE is edgeone and EDGE_ZONE_ID is not set, so it is unknown whose copies should go. Copy the id of the site from the console.',
      )
  })
  .transform(
    (settings): (Omit<EdgeSettings, 'probeOrigin'> & { probeOrigin: string | undefined }) | undefined => {
      if (settings.PAGE_CACHE === 'memory') return undefined
      const { EDGE_PURGE: by, EDGE_KEY_ID: keyId = '', EDGE_KEY_SECRET: keySecret = '' } = settings
      return {
        staleIfError: Number(settings.EDGE_STALE_IF_ERROR ?? 0),
        probeOrigin: settings.EDGE_PROBE_ORIGIN,
        purge: by && {
          by,
          origin: settings.EDGE_API ?? ORIGINS[by],
          account: { keyId, keySecret },
          zoneId: settings.EDGE_ZONE_ID ?? '',
        },
      }
    },
  )
