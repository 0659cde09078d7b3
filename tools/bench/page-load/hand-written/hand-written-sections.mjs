import { page, sectionsPage } from '../page-texts.mjs'
import { countdownOf, documentWith, firstImage, formOf, laterImage, popupOf, small } from './markup.mjs'

/** The page of ten sections, written by hand, with its words and its pictures. */
export function handWrittenSections() {
  return documentWith({
    title: sectionsPage.title,
    description: sectionsPage.meta.description,
    styles: small('sections.css', { loader: 'css' }),
    blocks: sectionsPage.page_schema.map(markupOf).join(''),
  })
}

const MARKUP = {
  section: ({ ground }, { id, children }) =>
    `<section class="s ${ground}" id="at-${id}">${children.map(markupOf).join('')}</section>`,
  heading: ({ eyebrow, title, sub, size = 'h2', align = 'left', mark = '' }) =>
    `<header class="hd ${size} ${align} ${mark}">${line('small', eyebrow)}<h2>${title}</h2>${line('p', sub)}</header>`,
  button: ({ text, action, align = 'center' }) => {
    const tap = action.type === 3 ? `data-pop="${action.popupId}"` : `data-to="${action.atext}"`
    return `<p class="${align}"><button class="cta" ${tap}>${text}</button></p>`
  },
  text: ({ html, style = {} }) => `<div class="tx ${style.textAlign ?? ''}">${html}</div>`,
  image: (value) => `<div class="full">${firstImage(drawing(value.url, value.alt))}</div>`,
  figures: ({ list, source, date }) => {
    const figures = list.map(({ value, unit, text }) => `<li><b>${value}</b>${unit}<br>${text}</li>`)
    return `<ul class="fg">${figures.join('')}</ul><p class="fine">来源：${source}，${date}</p>`
  },
  features: ({ list }) => {
    const features = list.map(
      ({ name, text, image: url }) =>
        `<li>${laterImage(drawing(url))}<div><h3>${name}</h3><p>${text}</p></div></li>`,
    )
    return `<ul class="ft">${features.join('')}</ul>`
  },
  steps: ({ list }) =>
    `<ol class="st">${list.map(({ name, text }) => `<li><h3>${name}</h3><p>${text}</p></li>`).join('')}</ol>`,
  person: ({ list }) => {
    const people = list.map(
      ({ name, role, bio, topics }) =>
        `<li><i>${name[0]}</i><div><h3>${name} <small>${role}</small></h3><p>${bio}</p>${topics.map(({ text }) => `<em>${text}</em>`).join('')}</div></li>`,
    )
    return `<ul class="pr">${people.join('')}</ul>`
  },
  timeline: ({ list }) => {
    const lines = list.map(
      ({ time, topic, who }) => `<li><small>${time}</small><h3>${topic}</h3><p>${who}</p></li>`,
    )
    return `<ol class="tl">${lines.join('')}</ol>`
  },
  comparison: ({ columns, list }) => {
    const head = columns.map(({ title }) => `<th>${title}</th>`).join('')
    const rows = list.map(
      ({ name, first, second, third }) =>
        `<tr><th>${name}</th><td>${first}</td><td>${second}</td><td>${third}</td></tr>`,
    )
    return `<table><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
  },
  countdown: (value) => countdownOf({ character: ':', ...value }),
  price: ({ list }) => {
    const offers = list.map(({ name, price, unit = '', points, button, action, terms }) =>
      [
        `<div class="pc"><h3>${name}</h3><p class="sum">¥<b>${price}</b>${unit}</p>`,
        `<ul>${points.map(({ text }) => `<li>${text}</li>`).join('')}</ul>`,
        `<button class="cta" data-to="${action.atext}">${button}</button><p class="fine">${terms}</p></div>`,
      ].join(''),
    )
    return offers.join('')
  },
  accordion: ({ list }) =>
    list.map(({ question, answer }) => `<details><summary>${question}</summary>${answer}</details>`).join(''),
  leadForm: ({ title, button, consent }) => {
    // Placeholders and messages are the block's own, and those of the campaign page.
    const words = page.page_schema.find(({ name }) => name === 'form').value
    const agree = `<p class="fine"><input type="checkbox" aria-label="同意">${consent}</p>`
    return formOf({ ...words, title, submitText: button }, agree)
  },
  // The company's data are those of the benchmark.
  footer: () =>
    '<div class="cr">版权所有 © bench　经营证券期货业务许可证号：bench　投诉电话：bench<br>风险提示：市场有风险，投资需谨慎。本公司不以任何方式承诺或者保证投资收益。软件工具所用数据来自公开信息，方法存在局限与使用风险，请独立判断、自行承担投资风险。</div>',
  suspension: (_value, { children }) => `<div class="sb">${children.map(markupOf).join('')}</div>`,
  popup: (_value, { id, children }) => popupOf(id, children.map(markupOf).join('')),
}

/** Recursion is safe: the fixture nests two deep. */
function markupOf(block) {
  return MARKUP[block.name](block.value, block)
}

const line = (tag, text) => (text ? `<${tag}>${text}</${tag}>` : '')

/** A drawing with its size, taken from its name. */
function drawing(url, alt) {
  const [across, down] = url.match(/\d+/g).map(Number)
  return { url: `/${url}`, alt, width: 750, height: Math.round((750 * down) / across) }
}
