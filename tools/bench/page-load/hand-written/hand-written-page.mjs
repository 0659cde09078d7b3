import { page } from '../page-texts.mjs'
import {
  countdownOf,
  documentWith,
  firstImage,
  formOf,
  image,
  laterImage,
  popupOf,
  small,
} from './markup.mjs'

/** The campaign page, written by hand. */
export function handWrittenPage() {
  return documentWith({
    title: page.title,
    description: page.meta.description,
    styles: small('../peers/react-blocks/base.css', { loader: 'css' }),
    blocks: page.page_schema.map(markupOf).join(''),
  })
}

const MARKUP = {
  logo: (value) => `<div class="logo">${image(value)}</div>`,
  image: (value) => `<div class="full">${value.lazy ? laterImage(value) : firstImage(value)}</div>`,
  countdown: countdownOf,
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
  form: (value) => formOf(value),
  qrcode: (value) => `<div class="qr">${laterImage(value)}${value.text}</div>`,
  video: ({ video, poster, width, height }) =>
    `<div class="vd"><video src="${video}" data-src="${poster}" width="${width}" height="${height}" controls preload="none" playsinline></video></div>`,
  address: ({ label, placeholder }) =>
    `<button class="ad" type="button"><span>${label}</span><span>${placeholder}</span></button>`,
  copyright: ({ text }) => `<div class="cr">${text}</div>`,
  suspension: (_value, { children }) => `<div class="sb">${children.map(markupOf).join('')}</div>`,
  popup: ({ title, text, image: picture }, { id }) =>
    popupOf(id, `<h3>${title}</h3><p>${text}</p>${laterImage(picture)}`),
}

function markupOf(block) {
  return MARKUP[block.name](block.value, block)
}

const flipDigit = (digit) => `<i><span data-d="${digit}">0\n1\n2\n3\n4\n5\n6\n7\n8\n9</span></i>`
const tickerLine = ({ avatar, text }) =>
  `<li>${laterImage({ url: avatar, width: 72, height: 72 })}${text}</li>`
