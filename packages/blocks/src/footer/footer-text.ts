import type { SiteSettings } from '@yingzao/contract/client'
import type { Block } from '@yingzao/schema/client'
import { footerParagraphs } from './paragraphs'
import type { FooterProps } from './props'

/** What a footer of a document, once its reader has read it, says on the page: its paragraphs, a line for each. */
export function footerText({ value }: Pick<Block, 'value'>, site: SiteSettings): string {
  return footerParagraphs(value as unknown as FooterProps, site).join('\n')
}
