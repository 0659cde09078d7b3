import { countOf } from '../../ui/count-of'
import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

const publishedPages = (pages: number) => countOf(pages, 'published page', 'published pages')
const atOnce = (pages: number) => `${publishedPages(pages)} ${pages === 1 ? 'is' : 'are'} renewed at once`

export const wording: Words<typeof chinese> = {
  title: 'Company and theme',
  about:
    'Company data is printed at the foot of every page, and the theme decides how pages look. Published pages follow a change without being published again.',
  fields: {
    company: {
      label: 'Company name',
      hint: 'Copyright at the foot of pages, and the words of the default logo',
    },
    license_no: { label: 'Licence number', hint: 'Of the licence for securities and futures business' },
    phone: {
      label: 'Complaints phone',
      hint: 'At the foot of pages, and shown after something was submitted',
    },
    adviser: { label: 'Adviser', hint: 'Pages that show adviser information print this name' },
    adviser_no: { label: 'Adviser registration number', hint: 'Printed with the name' },
    filing_no: { label: 'Filing number', hint: 'For pages of talks and tours; may stay empty' },
  },
  missing: (label) => `Enter the ${label.toLowerCase()}`,
  sample: 'Sample data: replace it by your own',
  atStart: (value) => `As deployed: ${value}`,
  footer: 'Preview of the footer',
  footerShow: (company, license, phone) =>
    `版权所有 © ${company}　经营证券期货业务许可证号：${license}　投诉电话：${phone}`, // as pages say it
  footerAdviser: (adviser, number) => `本页投资顾问：${adviser}，登记编号：${number}。`, // as pages say it
  save: 'Save changes…',
  undo: 'Discard changes',
  confirm: 'Save these changes?',
  confirmPages: (pages) =>
    pages === 0
      ? 'No pages are published now. Pages that are published later take the new data.'
      : `${atOnce(pages)}; visitors see the new data the next time they open a page.`,
  confirmOk: 'Save and renew pages',
  item: 'Item',
  before: 'Now',
  earlier: 'Before',
  after: 'Changed to',
  empty: '(empty)',
  saved: 'Company data saved; pages are being renewed',
  conflict:
    'Another administrator has just changed the company data. You see the newest below; look at it before you change it.',
  history: 'History',
  historyNone: 'Nothing has been changed yet; the values are those of the deployment.',
  historyClock: 'Times are in Beijing. What is recorded is never changed or deleted.',
  changedBy: (at, name) => `${at} · ${name}`,
  inForce: 'In force',
  theme: 'Company theme',
  themeAbout:
    'All pages without a theme of their own take it. Published pages follow a change without being published again.',
  themeSave: 'Save theme…',
  themeSaved: 'Company theme saved; pages are being renewed',
  themeConfirm: 'Change to this theme?',
  themePages: (pages) =>
    pages === 0
      ? 'No published pages follow the company theme now. Pages that are published later take the new one.'
      : `${atOnce(pages)}; visitors see the new theme the next time they open a page. How it looked before is kept as evidence.`,
  themeOwn: (pages) =>
    `${countOf(pages, 'page has a theme of its own and is', 'pages have themes of their own and are')} not affected:`,
  themeName: (preset, changed) =>
    changed === 0 ? preset : `${preset}, with ${countOf(changed, 'change', 'changes')}`,
  themeLook: (when, theme) => `${when}: ${theme}`,
  themeItem: 'Theme',
  listed: (names) => names.join(', '),
  advisers: {
    title: 'Advisers',
    about:
      'Checks of pages hold names and certificate numbers against this list: with a wrong number a page cannot be published, and an unknown number gives a warning. Pages do not print the list, and published ones do not change with it.',
    none: 'No list yet; only the adviser of the footer is checked.',
    name: 'Name',
    number: 'Certificate number, for example S0740000000001',
    nameOf: (place) => `Name of number ${place}`,
    numberOf: (place) => `Certificate number of number ${place}`,
    removeOf: (place) => `Remove number ${place}`,
    nameMissing: 'Enter a name',
    nameShort: 'A name has at least two characters',
    numberMissing: 'Enter a certificate number',
    numberWrong: 'A certificate number is a letter and 13 digits',
    numberTwice: (whose) => `${whose} has the same number`,
    one: (name, number) => `${name} ${number}`,
    add: 'Add an adviser',
    save: 'Save list',
    saved: 'Advisers saved',
  },
  sampleText: (names) => `Company data is still sample data: ${names}. Visitors see it at the foot of pages.`,
  samplePages: (pages) => ` ${publishedPages(pages)} now.`,
  sampleAsk: ' Ask an administrator to enter the real data under “Company and theme”.',
  sampleFix: 'Enter it',
}
