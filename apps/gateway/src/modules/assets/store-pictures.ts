import type { JsonValue } from '@yingzao/schema/server'
import { readThemeSetting, resolveTheme } from '@yingzao/theme'
import type { Context } from '../../context'
import { placePictures } from '../../files/place-pictures'
import { type Origin, storeAsset } from './store-asset'

/**
 * Stores the pictures that blocks draw, in the colours of the requested theme, and puts their addresses in their place,
 * so that no page ever names a picture that does not exist. The same drawing is stored once.
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
