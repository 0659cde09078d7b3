import { handWrittenPage } from './hand-written/hand-written-page.mjs'
import { handWrittenSections } from './hand-written/hand-written-sections.mjs'
import { campaignTexts, sectionTexts } from './page-texts.mjs'

/** What can be measured: our document, its hand-written twin, and what both are recognized by. */
const PAGES = {
  campaign: { document: 'yingzao.json', handWritten: handWrittenPage, texts: campaignTexts },
  sections: { document: 'sections.json', handWritten: handWrittenSections, texts: sectionTexts },
}

/** The requested page. Other builders only have the campaign. */
export function pageNamed(name, { withPeers }) {
  const page = PAGES[name]
  if (!page) throw new Error(`There is no page ${name}. Choose one of ${Object.keys(PAGES).join(', ')}.`)
  if (withPeers && page !== PAGES.campaign)
    throw new Error(`Peers show the campaign only. Leave out --peers or --page ${name}.`)
  return page
}
