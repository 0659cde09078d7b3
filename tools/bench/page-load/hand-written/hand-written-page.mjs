import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { page } from '../page-texts.mjs'

/** Bytes of script that a page by hand may have; more would make it an easier mark. */
const SCRIPT_LIMIT = 3072

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8')
const small = (path, options) => transformSync(read(path), { minify: true, ...options }).code.trim()

/** The page as a person would write it for speed alone: one document, no request but for its pictures. */
export function handWrittenPage() {
  const styles = `${small('../peers/react-blocks/base.css', { loader: 'css' })}img[data-src]{opacity:0}`
  const behaviour = small('page.js', { format: 'iife' })
  const countdown = small('countdown.js', {})
  const bytes = behaviour.length + countdown.length
  if (bytes > SCRIPT_LIMIT)
    throw new Error(`The hand-written page has ${bytes} bytes of script, ${SCRIPT_LIMIT} are allowed.`)
  const blocks = page.page_schema.map((block) => markupOf(block, countdown)).join('')
  return [
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${page.title}</title><meta name="description" content="${page.meta.description}">`,
    `<style>${styles}</style></head>`,
    `<body><main class="app">${blocks}</main><script>${behaviour}</script></body></html>`,
  ].join('')
}

const MARKUP = {
  logo: (value) => `<div class="logo">${image(value)}</div>`,
  image: (value) => `<div class="full">${value.lazy ? laterImage(value) : firstImage(value)}</div>`,
  countdown: ({ name, endTime, character }, { countdown }) =>
    `<div class="cd" data-end="${endTime}"><span>${name}</span><b>--</b>天<b>--</b>${character}<b>--</b>${character}<b>--</b></div><script>${countdown}</script>`,
  marquee: ({ content }) => `<div class="mq"><span>${content}</span></div>`,
  count: ({ num, numbers, prefix, suffix }) =>
    `<div class="cnt">${prefix}${[...String(num).padStart(numbers, '0')].map(flipDigit).join('')}${suffix}</div>`,
  progress: ({ current, limit, prefixText, remain, suffixText }) => {
    const percent = Math.round((current / limit) * 100)
    return `<div class="pg"><div><i style="width:${percent}%"></i></div>${prefixText} ${percent}% ${remain}${suffixText}</div>`
  },
  swiper: ({ autoplay, list }) => {
    const dots = list.map((_slide, index) => `<i${index === 0 ? ' class="on"' : ''}></i>`).join('')
    const slides = list.map((slide) => `<li>${laterImage(slide)}</li>`).join('')
    return `<div class="sw" data-auto="${autoplay}"><ul>${slides}</ul><p>${dots}</p></div>`
  },
  notice: ({ interval, list }) =>
    `<div class="nt" data-t="${interval}"><ul>${list.map(tickerLine).join('')}</ul></div>`,
  button: ({ type, text, image: picture, action }) =>
    type === 'text'
      ? `<button class="cta" data-pop="${action.popupId}">${text}</button>`
      : `<button class="btn" data-to="${action.url}">${laterImage(picture)}</button>`,
  form: (value) =>
    [
      `<form class="fm" id="form" novalidate data-e="${value.error}" data-c="${value.codeError}">`,
      `<h2>${value.title}</h2>`,
      `<label><input name="nick_name" maxlength="12" placeholder="${value.nameLabel}"></label>`,
      `<label><input name="handset" type="tel" maxlength="11" placeholder="${value.phoneLabel}"></label>`,
      `<label><input name="code" inputmode="numeric" maxlength="6" placeholder="${value.codeLabel}">`,
      `<button type="button">${value.sendText}</button></label>`,
      `<output></output><button class="go">${value.submitText}</button></form>`,
    ].join(''),
  qrcode: (value) => `<div class="qr">${laterImage(value)}${value.text}</div>`,
  video: ({ video, poster, width, height }) =>
    `<div class="vd"><video src="${video}" data-src="${poster}" width="${width}" height="${height}" controls preload="none" playsinline></video></div>`,
  address: ({ label, placeholder }) =>
    `<button class="ad" type="button"><span>${label}</span><span>${placeholder}</span></button>`,
  copyright: ({ text }) => `<div class="cr">${text}</div>`,
  suspension: (_value, { block, countdown }) =>
    `<div class="sb">${block.children.map((child) => markupOf(child, countdown)).join('')}</div>`,
  popup: ({ title, text, image: picture }, { block }) =>
    `<div class="pop" role="dialog" id="${block.id}" hidden><div><button data-x aria-label="关闭">×</button><h3>${title}</h3><p>${text}</p>${laterImage(picture)}</div></div>`,
}

function markupOf(block, countdown) {
  return MARKUP[block.name](block.value, { block, countdown })
}

const sizeOf = ({ alt = '', width, height }) => `alt="${alt}" width="${width}" height="${height}"`
const image = (value) => `<img src="${value.url}" ${sizeOf(value)}>`
const firstImage = (value) => `<img id="hero" fetchpriority="high" src="${value.url}" ${sizeOf(value)}>`
const laterImage = (value) => `<img data-src="${value.url}" ${sizeOf(value)}>`

const flipDigit = (digit) => `<i><span data-d="${digit}">0\n1\n2\n3\n4\n5\n6\n7\n8\n9</span></i>`
const tickerLine = ({ avatar, text }) =>
  `<li>${laterImage({ url: avatar, width: 72, height: 72 })}${text}</li>`
