import { PAGE_CODE } from '@yingzao/schema/server'
import { z } from 'zod'
import { allowedOrigins } from './allowed-origins'
import type { AppEnv } from './app-env'
import { commaList } from './comma-list'
import { cookieDomain } from './cookie-domain'
import { drainDelay } from './drain-delay'
import { hostSettingsOf } from './host-settings'
import { keptDays } from './kept-days'
import { keySetSetting, keySetting } from './key-set'
import { metricsPort, metricsToken } from './metrics-settings'
import { origin as outsideOrigin } from './origin-setting'
import { postgresUrl } from './postgres-url'
import { publicOrigin } from './public-origin'
import { role } from './role'
import { stalePageLimit } from './stale-page-limit'
import { tracingEndpoint, tracingRatio } from './tracing-settings'
import { trustedProxies } from './trusted-proxies'

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** Shortest key that production accepts, in characters. */
const KEY_MIN_LENGTH = 32

/**
 * How each environment variable is read, with the sentence for a value that cannot be used. Outside production, company
 * data has obviously made-up values.
 */
export function settingsSchema(env: AppEnv) {
  const inProduction = env === 'production'
  const company = (name: string, why: string, placeholder: string) => {
    const given = z.string({ error: missing(name, why) })
    return inProduction ? given : given.default(placeholder)
  }
  const key = (name: string, why: string) => {
    const given = z
      .string({ error: missing(name, why) })
      .min(
        KEY_MIN_LENGTH,
        `${name} has fewer than ${KEY_MIN_LENGTH} characters and could be guessed. Set a random one.`,
      )
    return inProduction ? given : given.optional()
  }
  const whenNeeded = <Setting extends z.ZodType>(setting: Setting) =>
    inProduction ? setting : setting.optional()
  return z.object({
    PORT: port().default(8080),
    HOST: z.string().default('0.0.0.0'),
    DATABASE_URL: postgresUrl('DATABASE_URL').optional(),
    DIRECT_DATABASE_URL: postgresUrl('DIRECT_DATABASE_URL').optional(),
    MIGRATION_DATABASE_URL: postgresUrl('MIGRATION_DATABASE_URL').optional(),
    PUBLIC_ORIGIN: whenNeeded(
      publicOrigin(
        {
          name: 'PUBLIC_ORIGIN',
          example: 'https://pages.example.com',
          why: 'links in shares and QR codes would lead nowhere',
          missing: missing('PUBLIC_ORIGIN', 'links in shares and QR codes are made with it'),
        },
        { isSecure: inProduction },
      ),
    ),
    STUDIO_ORIGIN: publicOrigin(
      {
        name: 'STUDIO_ORIGIN',
        example: 'https://studio.example.com',
        why: 'members would find no Studio',
      },
      { isSecure: inProduction },
    ).optional(),
    GATEWAY_ORIGIN: outsideOrigin('GATEWAY_ORIGIN')
      .transform((text) => new URL(text).origin)
      .optional(),
    ALLOWED_ORIGINS: allowedOrigins().default([]),
    LINK_HOSTS: z.string().default('').transform(hostList),
    HOME_PAGE: z
      .string()
      .regex(
        PAGE_CODE,
        'HOME_PAGE is not a page code, so visitors of the root cannot be sent to it. Use letters, digits, _ and -.',
      )
      .default('etf-course'),
    COMPANY_NAME: company('COMPANY_NAME', 'every footer states it', '示例公司'),
    LICENSE_NO: company('LICENSE_NO', 'every footer states it', '示例许可证号'),
    SERVICE_PHONE: company('SERVICE_PHONE', 'visitors need it to reach the company', '示例客服电话'),
    ADVISER_NAME: company('ADVISER_NAME', 'a page names the adviser who answers for it', '示例投资顾问'),
    ADVISER_NO: company('ADVISER_NO', 'a page names the adviser who answers for it', '示例执业编号'),
    FILING_NO: company('FILING_NO', 'every footer states it', '示例备案号'),
    PREVIEW_KEY: key('PREVIEW_KEY', 'it signs the links that show drafts'),
    TOKEN_KEYS: whenNeeded(
      keySetSetting('TOKEN_KEYS', missing('TOKEN_KEYS', 'its keys sign the logins of visitors')),
    ),
    PII_KEYS: whenNeeded(keySetSetting('PII_KEYS', missing('PII_KEYS', 'its keys encrypt phone numbers'))),
    PII_INDEX_KEY: whenNeeded(
      keySetting('PII_INDEX_KEY', missing('PII_INDEX_KEY', 'phone numbers are found by it')),
    ),
    AUDIT_KEYS: whenNeeded(
      keySetSetting('AUDIT_KEYS', missing('AUDIT_KEYS', 'its keys seal the rows of the audit log')),
    ),
    HOST_SETTINGS: hostSettingsOf().optional(),
    COOKIE_DOMAIN: cookieDomain().optional(),
    TRUSTED_PROXIES: trustedProxies({ isStrict: inProduction }).default([]),
    METRICS_TOKEN: metricsToken().optional(),
    METRICS_PORT: metricsPort().optional(),
    ROLE: role.default('all'),
    DRAIN_DELAY: drainDelay(env),
    STALE_PAGE_LIMIT: stalePageLimit(),
    OTEL_EXPORTER_OTLP_ENDPOINT: tracingEndpoint().optional(),
    OTEL_TRACES_SAMPLER_ARG: tracingRatio(),
    SMS_PER_HOUR: z
      .string()
      .regex(
        /^[1-9]\d{0,6}$/,
        'SMS_PER_HOUR is no whole number from 1 to 9999999, so nothing would bound what messages cost. Set one, such as 2000.',
      )
      .transform(Number)
      .default(2_000),
    MARKET_SOURCE_URL: z
      .string()
      .refine(
        isBaseAddress,
        'MARKET_SOURCE_URL is not an address like https://quotes.example.com/v1, so no quotes could be asked for. Set scheme, host and path, without a name, a password, a query or a slash at the end.',
      )
      .optional(),
    DEMO_MARKET: z
      .enum(
        inProduction ? ['stands'] : ['moves', 'stands'],
        inProduction
          ? 'DEMO_MARKET has the made-up market move, which production must not show. Unset it.'
          : 'DEMO_MARKET is neither moves nor stands, so it is unclear whether made-up prices change. Set one of them.',
      )
      .default(env === 'development' ? 'moves' : 'stands'),
    NETWORK_LOG_DAYS: keptDays('NETWORK_LOG_DAYS'),
    MESSAGE_LOG_DAYS: keptDays('MESSAGE_LOG_DAYS'),
    LOG_LEVEL: z
      .enum(
        LOG_LEVELS,
        `LOG_LEVEL is none of ${LOG_LEVELS.join(', ')}, so it is unclear what to log. Set one of them.`,
      )
      // Elsewhere the terminal is for people, who are told what happens in sentences.
      .default(inProduction ? 'info' : 'warn'),
  })
}

function missing(name: string, why: string): string {
  return `${name} is not set, and production needs it: ${why}. Set ${name}.`
}

function port() {
  return z
    .string()
    .refine(
      (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
      'PORT is not a whole number from 0 to 65535, so nothing can listen on it. Set it to a free port, such as 8080.',
    )
    .transform(Number)
}

function isBaseAddress(text: string): boolean {
  return /^https?:\/\/[^\s?#@]*[^\s?#@/]$/.test(text) && URL.canParse(text)
}

function hostList(text: string): string[] {
  return commaList(text.toLowerCase())
}
