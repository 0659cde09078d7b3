import { createServer } from 'node:http'
import { freePort } from '../../lib/free-port.mjs'

const LINK = '/wechat/api/v2/minp/serve/generate-url-link'

/** Visitors who ask for a link into a mini program; WeChat creates each link. */
export const links = { supplier: 'WeChat', start: startWechat, callers }

/** A WeChat that answers, or accepts requests and never replies. */
async function startWechat() {
  let made = 0
  let hangs = false
  const server = createServer((request, reply) => {
    request.resume()
    if (hangs) return
    made += 1
    const answer = request.url.startsWith('/cgi-bin/stable_token')
      ? { access_token: 'bench', expires_in: 7200 }
      : { errcode: 0, url_link: `https://wxaurl.cn/${made}` }
    reply.end(JSON.stringify(answer))
  })
  const port = await freePort()
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    settings: {
      WECHAT_API: `http://127.0.0.1:${port}`,
      WECHAT_MINI_PROGRAMS: 'main=wx0123456789abcdef:bench-secret',
      // Each link is requested from a different address.
      TRUSTED_PROXIES: '127.0.0.1',
    },
    hang(now) {
      hangs = now
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function callers({ origin }) {
  let asked = 0
  return async () => {
    asked += 1
    const reply = await fetch(`${origin}${LINK}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
      },
      body: JSON.stringify({ name: 'main', page: '' }),
    })
    return (await reply.json()).code === 1
  }
}
