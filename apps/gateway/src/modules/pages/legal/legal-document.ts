import { specs } from '@yingzao/blocks/props'
import { type LegalPage, legalPages } from '@yingzao/contract/server'
import type { JsonValue } from '@yingzao/schema/server'
import type { LegalText } from './legal-text'
import { privacyText } from './privacy-text'
import { termsText } from './terms-text'

const TEXTS: Readonly<Record<LegalPage['code'], LegalText>> = { privacy: privacyText, terms: termsText }

const BODY = { fontSize: 30, lineHeight: 1.8, paddingLeft: 18, paddingRight: 18, paddingBottom: 8 }

/** The documents that visitors agree to, as pages by their code. */
export const legalDocuments: ReadonlyMap<string, JsonValue> = new Map(
  legalPages.map((page) => [page.code, documentOf(page, TEXTS[page.code])]),
)

function documentOf({ code, title, about }: LegalPage, text: LegalText): JsonValue {
  return {
    code,
    title,
    meta: { keywords: title, description: about },
    background: '#ffffff',
    is_auto_fit: 0,
    extra: { pageID: '' },
    page_schema: [
      paragraphs([`<b>${title}</b>`], {
        fontSize: 44,
        textAlign: 'center',
        paddingTop: 56,
        paddingBottom: 0,
      }),
      paragraphs([`版本 ${text.version}，自${text.effective}起生效`], {
        fontSize: 26,
        color: '#565d6b',
        textAlign: 'center',
        paddingTop: 8,
        paddingBottom: 24,
      }),
      paragraphs(text.introduction, BODY),
      ...text.sections.map(({ heading, paragraphs: texts }) =>
        paragraphs([`<b>${heading}</b>`, ...texts], BODY),
      ),
      {
        name: specs.firstHaving('legalNotices').name,
        value: { show: true, fxts: true, style: { paddingTop: 48 } },
      },
    ],
  }
}

function paragraphs(texts: readonly string[], style: Record<string, string | number>): JsonValue {
  return {
    name: specs.firstHaving('paragraph').name,
    value: { html: texts.map((text) => `<p>${text}</p>`).join(''), style },
  }
}
