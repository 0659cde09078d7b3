import { readFileSync } from 'node:fs'

const fixture = (name) => JSON.parse(readFileSync(new URL(`fixture/${name}.json`, import.meta.url), 'utf8'))

/** The campaign page that every target shows, in the words of the hand-written page and the peers. */
export const page = fixture('page')

/** The page of ten sections, as a document of ours. */
export const sectionsPage = fixture('sections')

/** The address of the page on every target's own origin, unless the target has another. */
export const PAGE_PATH = '/h5-page/h5/bench'

const valueIn =
  ({ page_schema }) =>
  (name) =>
    page_schema.find((block) => block.name === name).value

/** What the campaign page is recognized by, so that a target needs no marks of ours. */
export function campaignTexts() {
  const valueOfBlock = valueIn(page)
  const form = valueOfBlock('form')
  const countdown = valueOfBlock('countdown')
  return {
    popupButton: page.page_schema.find(({ name }) => name === 'suspension').children[0].value.text,
    popupTitle: valueOfBlock('popup').title,
    countdownLabel: countdown.name,
    countdownEnd: countdown.endTime,
    nameLabel: form.nameLabel,
    submitText: form.submitText,
    formMessage: form.error,
    texts: [
      valueOfBlock('marquee').content,
      valueOfBlock('count').suffix,
      valueOfBlock('progress').prefixText,
      valueOfBlock('notice').list[0].text,
      form.title,
      form.submitText,
      valueOfBlock('qrcode').text,
      valueOfBlock('address').label,
      valueOfBlock('copyright').text.slice(0, 40),
      valueOfBlock('copyright').text.slice(-20),
    ],
    // Some request the code in a popup that comes later.
    placeholders: [form.nameLabel, form.phoneLabel],
  }
}

/** What the page of ten sections is recognized by: all of its words. */
export function sectionTexts() {
  const blocks = sectionsPage.page_schema.flatMap(withInner)
  const valueOfBlock = valueIn({ page_schema: blocks })
  const form = valueOfBlock('leadForm')
  const countdown = valueOfBlock('countdown')
  const bar = blocks.find(({ name }) => name === 'suspension')
  const popup = blocks.find(({ name }) => name === 'popup')
  return {
    popupButton: bar.children[0].value.text,
    popupTitle: wordsIn(popup.children[0].value)[0],
    countdownLabel: countdown.name,
    countdownEnd: countdown.endTime,
    nameLabel: page.page_schema.find(({ name }) => name === 'form').value.nameLabel,
    submitText: form.button,
    formMessage: valueIn(page)('form').error,
    texts: blocks.filter(({ name }) => name !== 'footer').flatMap(({ value }) => wordsIn(value)),
    placeholders: campaignTexts().placeholders,
  }
}

/** Recursion is safe: the fixture nests three deep. */
function withInner(block) {
  return [block, ...block.children.flatMap(withInner)]
}

const CHINESE = /[\u4e00-\u9fff]/

/** The readable lines in the settings of a block, in plain words. */
function wordsIn(value) {
  if (typeof value === 'string') return CHINESE.test(value) ? value.split(/<[^>]*>|\n/).filter(Boolean) : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'alt' ? [] : wordsIn(inner)))
}
