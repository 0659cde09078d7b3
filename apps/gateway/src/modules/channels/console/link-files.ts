import {
  reservedRoute,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { reservedPages } from '@yingzao/pages'
import { resolveTheme } from '@yingzao/theme'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { StudioFile } from '../../../http/register-studio-operation'
import { atMost } from '../../../limits/at-most'
import { drawQrCode, imageAddresses, inTurn, qrCodeSvg, readPicture } from '../../assets'
import { pageDocuments, pageOverviews } from '../../pages'
import { drawLinkPoster } from '../draw-link-poster'
import { linkDetail } from './list-links'

type Services = Pick<Context, 'config' | 'company' | 'db'>
type Link = StudioResponse<StudioOperations['trackedLinkDetail']>

/** One at a time, so that a core is left to everybody else. */
const alone = atMost(1)

/** The short address as a QR code, to be printed or sent. */
export async function linkCode(
  ctx: Services,
  { link_id, format }: StudioInput<StudioOperations['trackedLinkCode']>,
): Promise<StudioFile> {
  const link = await linkDetail(ctx, link_id)
  const name = `${link.name}-二维码.${format}`
  return format === 'svg'
    ? { name, type: 'image/svg+xml', bytes: Buffer.from(qrCodeSvg(link.short_url)) }
    : { name, type: 'image/png', bytes: await inTurn(() => drawQrCode(link.short_url)) }
}

/** A poster of a link. Throws `unusableDocument` for a title that no page may have, `notFound` for a picture that is not there. */
export async function linkPoster(
  ctx: Services,
  { link_id, picture: hash, title: typed = '' }: StudioInput<StudioOperations['trackedLinkPoster']>,
): Promise<StudioFile> {
  const link = await linkDetail(ctx, link_id)
  await pageDocuments.refuseFaultyTexts(ctx, [typed])
  const shared = await lookOf(ctx, link)
  const wanted = hash ?? hashIn(shared.image)
  const picture = wanted === undefined ? undefined : await readPicture(ctx, wanted)
  if (hash !== undefined && !picture) throw new AppError(studioErrors.notFound)
  const company = await ctx.company.read()
  const words = {
    title: typed.trim() || shared.title,
    address: link.short_url,
    company: company.site.company,
    brand: resolveTheme(company.theme).brand,
  }
  const bytes = await alone(() => inTurn(() => drawLinkPoster(words, picture)))
  return { name: `${link.name}-海报.png`, type: 'image/png', bytes }
}

/** How the target is shared: as its page says, or under its name as long as none is published. */
async function lookOf(ctx: Services, link: Link): Promise<{ title: string; image: string }> {
  const code = link.page_code ?? reservedRoute(link.path ?? '')?.code ?? ''
  try {
    return await pageOverviews.pageShare(ctx, { code })
  } catch (error) {
    if (!(error instanceof AppError) || error.error !== studioErrors.notFound) throw error
    return { title: link.page_title ?? reservedPages.get(code)?.title ?? link.name, image: '' }
  }
}

/** A picture from elsewhere is not fetched. */
function hashIn(image: string): string | undefined {
  return imageAddresses(image)[0]?.[1]
}
