import { readFileSync } from 'node:fs'

/** The campaign page that every target shows, in the words of the hand-written page and the peers. */
export const page = JSON.parse(readFileSync(new URL('fixture/page.json', import.meta.url), 'utf8'))

/** The address of the page on every target's own origin, unless the target has another. */
export const PAGE_PATH = '/h5-page/h5/bench'

const valueOfBlock = (name) => page.page_schema.find((block) => block.name === name).value
const form = valueOfBlock('form')
const countdown = valueOfBlock('countdown')

/** What the page is recognized by, so that a target needs no marks of ours. */
export const pageTexts = {
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
  // Some ask for the code in a popup that comes later.
  placeholders: [form.nameLabel, form.phoneLabel],
}
