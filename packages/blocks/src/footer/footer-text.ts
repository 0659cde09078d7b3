import type { SiteSettings } from '@yingzao/contract/client'
import type { Block } from '@yingzao/schema/client'
import { footerParagraphs } from './paragraphs'
import type { FooterProps } from './props'

/** Returns the text of a document's footer, once its reader has read it: its paragraphs, one per line. */
export function footerText({ value }: Pick<Block, 'value'>, site: SiteSettings): string {
  return footerParagraphs(value as unknown as FooterProps, site).join('\n')
}
