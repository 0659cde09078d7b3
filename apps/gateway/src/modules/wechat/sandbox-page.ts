import type { FastifyInstance } from 'fastify'
import { SANDBOX_PATH } from '../../integrations'

const STYLE = `
  body { margin: 0; padding: 24px; background: #f5f6f8; color: #1f2329; font: 16px/1.6 sans-serif }
  main { max-width: 420px; margin: 8vh auto 0; padding: 24px; background: #fff; border-radius: 12px }
  h1 { margin: 0 0 4px; font-size: 20px }
  p { margin: 0 0 16px; color: #646a73 }
  dl { margin: 0; display: grid; grid-template-columns: auto 1fr; gap: 8px 16px }
  dt { color: #646a73 }
  dd { margin: 0; overflow-wrap: anywhere }`

/** Somewhere outside where a visitor would have ended up, and the labels of the details shown about it. */
interface Place {
  title: string
  text: string
  rows: Readonly<Record<string, string>>
}

const PLACES = new Map<unknown, Place>([
  [
    'mini-program',
    {
      title: '微信小程序',
      text: '这里是沙箱。正式环境中，这个链接会打开微信小程序：',
      rows: { name: '小程序', page: '页面', query: '参数', days: '有效天数' },
    },
  ],
  [
    'contact',
    {
      title: '企业微信',
      text: '这里是沙箱。正式环境中，扫码后会添加这位服务人员的企业微信：',
      rows: { user: '成员', state: '渠道' },
    },
  ],
  [
    'broker',
    {
      title: '券商开户',
      text: '这里是沙箱。正式环境中，这个链接会打开券商自己的开户页面：',
      rows: { broker: '券商', channel: '渠道' },
    },
  ],
])

/** Serves a page for people trying things out where no outside system is set up: it says what would have opened. */
export function registerSandboxPage(app: FastifyInstance): void {
  app.get<{ Querystring: Record<string, unknown> }>(
    SANDBOX_PATH,
    { config: { site: 'page' } },
    (request, reply) => {
      // Payments have a page of their own, which does what a payer does.
      if (isToPay(request.query.what))
        return reply.redirect(`${SANDBOX_PATH}/pay${queryIn(request.url)}`, 302)
      const place = PLACES.get(request.query.what)
      if (!place) return reply.callNotFound()
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
        })
        .send(pageHtml(place, request.query))
    },
  )
}

function isToPay(what: unknown): boolean {
  return what === 'pay' || what === 'alipay'
}

function queryIn(url: string): string {
  return url.slice(url.indexOf('?'))
}

function pageHtml({ title, text, rows }: Place, given: Record<string, unknown>): string {
  const list = Object.entries(rows).map(([name, label]) => {
    const value = given[name]
    return `<dt>${label}</dt><dd>${typeof value === 'string' && value !== '' ? escaped(value) : '（无）'}</dd>`
  })
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${title} · 沙箱</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style>
<main><h1>${title}</h1><p>${text}</p><dl>${list.join('')}</dl></main></html>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
