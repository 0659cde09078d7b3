import { resolveTheme, type ThemeSetting } from '@yingzao/theme'
import type { FastifyInstance } from 'fastify'
import { SPOKEN_NUMBER } from '../../db/spoken-number'
import { atMost } from '../../limits/at-most'
import { inTurn } from '../assets'
import type { InviteTools } from './activity-home'
import { drawPoster, type PosterWords, posterKey } from './draw-poster'
import { findActivity, findCode } from './invitation-store'
import { inviteAddress, inviterMasked } from './share-code'

/** The number of pictures kept in a process, at some 80 KB each. */
const KEPT = 200

/** One at a time, so that a core is left to everybody else while hundreds are asked for. */
const alone = atMost(1)

const POSTER_PATH = '/n8sf/api/activity/v1/invitation/poster'

type PosterTools = InviteTools & { company: { read(): Promise<PosterCompany> } }
interface PosterCompany {
  site: { company: string }
  theme: ThemeSetting
}

/** Serves the poster of a code, drawn when it is first asked for: the same words are drawn once, however many ask. */
export function registerPosterRoute(app: FastifyInstance, tools: PosterTools): void {
  const drawn = new Map<string, Promise<Buffer>>()

  function pictureOf(words: PosterWords): Promise<Buffer> {
    const key = posterKey(words)
    const known = drawn.get(key)
    // The most recently requested is kept longest.
    drawn.delete(key)
    const picture = known ?? alone(() => inTurn(() => drawPoster(words)))
    drawn.set(key, picture)
    picture.catch(() => drawn.delete(key))
    for (const oldest of drawn.keys()) {
      if (drawn.size <= KEPT) break
      drawn.delete(oldest)
    }
    return picture
  }

  app.get<{ Params: { code: string } }>(
    `${POSTER_PATH}/:code.jpg`,
    { config: { site: 'asset' } },
    async ({ params }, reply) => {
      const code = SPOKEN_NUMBER.test(params.code) ? await findCode(tools.db.orm, params.code) : undefined
      const activity = code && (await findActivity(tools.db.orm, code.activity_id))
      if (!code || !activity) {
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('not found')
      }
      const company = await tools.company.read()
      const picture = await pictureOf({
        title: activity.share_title,
        desc: activity.share_desc,
        inviter: await inviterMasked(tools, code.uid),
        company: company.site.company,
        address: inviteAddress(tools, params.code),
        brand: resolveTheme(company.theme).brand,
      })
      return reply
        .headers({
          // It shows a masked phone: meant for its recipient, not for caches in between.
          'cache-control': 'private, max-age=300',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .type('image/jpeg')
        .send(picture)
    },
  )
}
