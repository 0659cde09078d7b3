import { countOf } from '../../ui/count-of'
import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

const pages = (count: number) => countOf(count, 'page', 'pages')
const blocks = (count: number) => countOf(count, 'block', 'blocks')

export const wording: Words<typeof chinese> = {
  title: 'Kill switches',
  about:
    'Pages, blocks, products, words or pictures disappear from all published pages within seconds. One person can switch something off; a second one has to agree to switch it on again.',
  set: 'Switch off',
  activeTitle: 'Switched off now',
  historyTitle: 'Switched on again',
  noneActive: 'Nothing is switched off now',
  noneLifted: 'Nothing was ever switched off',
  scopes: {
    all: 'All pages and services',
    page: 'Page',
    block: 'Block',
    product: 'Product',
    word: 'Word',
    picture: 'Picture',
    pay: 'Orders and payments',
    sim: 'Orders in simulated trading',
    feed: 'Data feeds',
  },
  what: (scope, value) => `${scope}: ${value}`,
  listed: (names) => names.join(', '),
  setBy: (name, at) => `Switched off by ${name} at ${at}`,
  askedBy: (name, at) => `${name} asked at ${at} to switch it on again; another colleague has to agree`,
  reason: (text) => `Reason: ${text}`,
  ask: 'Ask to switch on',
  askOf: (what) => `Ask to switch on: ${what}`,
  asked: 'You have asked. Now have another colleague of compliance or an administrator agree.',
  lift: 'Agree to switch on',
  liftOf: (what) => `Agree to switch on: ${what}`,
  lifted: 'Switched on; visitors see it again within seconds',
  ownAsk: 'You have asked, so another colleague of compliance or an administrator has to agree',
  effect: 'Show effect',
  effectOf: (what) => `Show effect: ${what}`,
  confirmed: (what, text) => `${what}. ${text}`,
  askConfirm: {
    title: 'Ask to switch it on again?',
    text: 'It is switched on once another colleague of compliance or an administrator has agreed.',
  },
  liftConfirm: {
    title: 'Switch it on again?',
    text: 'Visitors see within seconds what they saw before. Make sure first that the reason has gone.',
  },
  changed: 'A colleague has just done something here. Look at it as it is now.',
  columns: { what: 'What', reason: 'Reason', set: 'Switched off', lifted: 'Switched on' },
  by: (name, at) => `${name} · ${at}`,
  banner: (count) => `Switched off in an emergency: ${count}`,
  bannerLink: 'Show',
  form: {
    title: 'Switch off in an emergency',
    scope: 'What to switch off',
    values: {
      page: 'Which page',
      block: 'Which kind of block',
      product: 'Product number',
      word: 'Word',
      picture: 'Address of the picture',
    },
    hints: {
      page: 'Visitors are told that the page does not exist',
      block: 'Blocks of this kind disappear from all pages, in popups and experiments too',
      product:
        'Blocks that name this product disappear from all pages; “Products” shows the number of a product',
      word: 'Blocks with this word disappear from all pages, also where it is written full-width, with spaces or split',
      picture: 'Blocks with this picture disappear from all pages; the address in the library will do',
    },
    missing: 'Fill this in',
    productForm: 'Enter a number',
    reason: 'Reason',
    reasonHint: 'For example: the regulator asks to take it down',
    look: 'Next: show effect',
    back: 'Back',
    submit: 'Switch off',
    done: 'Switched off; for all visitors within seconds',
    wholeAll:
      'No page but the privacy policy and the terms of service can be opened; orders, payments, simulated trading and data feeds are switched off too.',
  },
  effects: {
    title: 'Effect',
    none: 'No published page is affected now; what is published later is affected too.',
    pages: (count, gone) =>
      `${pages(count)} affected, ${blocks(gone)} ${gone === 1 ? 'disappears' : 'disappear'} in all`,
    gone: (count) => `${pages(count)} cannot be opened`,
    pageGone: 'The page cannot be opened',
    blocks,
    beyond: (count) => `${count} more ${count === 1 ? 'page' : 'pages'}`,
    stops: {
      pay: 'Orders and payments are refused',
      sim: 'Orders in simulated trading are refused',
      feed: 'Data feeds give no data',
    },
    tooOften: 'Asked too often. Try again later.',
  },
}
