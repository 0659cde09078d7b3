import type { FastifyRequest } from 'fastify'

/** Programs with no human viewer, by the name of the rule that recognises them. The first match counts. */
const RULES = {
  /** A browser says what it is. */
  no_agent: (agent, _headers) => agent === '',
  /** Search engines and link previews identify themselves. `cubot` is a phone. */
  declared: (agent) =>
    /(?<!cu)bot\b|spider|crawl|slurp|facebookexternalhit|(?:google|bing|baidu)\w*preview|lighthouse/i.test(
      agent,
    ),
  /** HTTP libraries that programs use. */
  library: (agent) =>
    /^(?:curl|wget|python|java|go-http|okhttp|axios|node|undici|libwww|postman)/i.test(agent),
  /** Browsers without a screen, driven by a program. */
  headless: (agent) => /headless|phantomjs|puppeteer|playwright|selenium|webdriver/i.test(agent),
  /** A browser that fetches what nobody has asked for yet. */
  prefetch: (_agent, { 'sec-purpose': purpose, purpose: former }) =>
    /prefetch|prerender/i.test(`${purpose ?? ''} ${former ?? ''}`),
} satisfies Record<string, (agent: string, headers: FastifyRequest['headers']) => boolean>

export type BotRule = keyof typeof RULES

const ENTRIES = Object.entries(RULES) as [BotRule, (typeof RULES)[BotRule]][]

/** The rule by which a request comes from a program and not a visitor; undefined: it may be a visitor's. */
export function botRule({ headers }: Pick<FastifyRequest, 'headers'>): BotRule | undefined {
  const agent = headers['user-agent'] ?? ''
  return ENTRIES.find(([, fits]) => fits(agent, headers))?.[0]
}

/** Why a program's report is dropped, by its rule: `bot_declared`; undefined: it may be a visitor's. */
export function botReason(request: Pick<FastifyRequest, 'headers'>): `bot_${BotRule}` | undefined {
  const rule = botRule(request)
  return rule && `bot_${rule}`
}

/** Whether a program, not a visitor, makes the request. */
export function isBot(request: Pick<FastifyRequest, 'headers'>): boolean {
  return botRule(request) !== undefined
}
