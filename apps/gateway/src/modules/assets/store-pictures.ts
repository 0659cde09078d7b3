import type { JsonValue } from '@yingzao/schema/server'
import { readThemeSetting, resolveTheme } from '@yingzao/theme'
import type { Context } from '../../context'
import { placePictures } from '../../files/place-pictures'
import { type Origin, storeAsset } from './store-asset'

/**
 * Stores what blocks draw, in the colours of a theme as it was asked for, and puts the addresses in its place, so that no
 * page ever names a picture that is not there. The same drawing is stored once.
 */
export async function storePictures<Value extends JsonValue>(
  ctx: Pick<Context, 'config' | 'db' | 'company'>,
  blocks: Value,
  { theme: asked, ...origin }: { theme: unknown } & Pick<Origin, 'created_by' | 'isOffered'>,
): Promise<Value> {
  const company = await ctx.company.read()
  const theme = resolveTheme(asked === undefined ? undefined : readThemeSetting(asked).setting, company.theme)
  return placePictures(blocks, theme, async ({ title, svg }) => {
    const file = { bytes: new TextEncoder().encode(svg), name: `${title}.svg` }
    return (await storeAsset(ctx, file, origin)).address
  })
}
