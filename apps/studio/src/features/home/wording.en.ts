import { countOf } from '../../ui/count-of'
import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

const pages = (count: number) => countOf(count, 'page', 'pages')

export const wording: Words<typeof chinese> = {
  title: 'Home',
  askedAt: (at) => `As of ${at}; updated by itself when you come back to this window`,
  refresh: 'Refresh',
  all: 'View all',
  beyond: (count) => `${count} more; they are listed once those above are done.`,
  allOf: (title) => `View all: ${title}`,
  published: {
    title: 'Published',
    none: 'No published pages yet. Submit a page for approval; once it is published it appears here.',
    changed: (at, name) => `${at} · ${name}`,
    hasChanges: 'Unpublished changes',
  },
  waiting: {
    title: 'To do',
    none: 'Nothing to do.',
    alarms: 'Page alarms that nobody has dealt with',
    alarmsCount: (count) => countOf(count, 'alarm', 'alarms'),
    untaken: 'New leads that nobody follows up',
    untakenCount: (count, isCapped) =>
      isCapped ? `more than ${count} leads` : countOf(count, 'lead', 'leads'),
    scheduled: 'Scheduled',
    willPublish: (at) => `Published at ${at}`,
    willTakeDown: (at) => `Taken down at ${at}`,
    both: (publish, takeDown) => `${publish}, ${takeDown.charAt(0).toLowerCase()}${takeDown.slice(1)}`,
    failed: (problem) => `Not done as scheduled: ${problem}`,
    changed: 'Unpublished changes',
    unpublished: 'Drafts that were never published',
    pages,
  },
  leads: {
    title: 'Leads today',
    today: 'Today',
    unit: (count) => (count === 1 ? 'lead' : 'leads'),
    yesterday: (count, difference) => `${count} by this time yesterday, ${difference}`,
    more: (count) => `${count} more today`,
    fewer: (count) => `${count} fewer today`,
    same: 'as many today',
    days: 'Last 7 days',
    none: 'No leads in the last 7 days. They appear here once a page with a form is published.',
    pages: 'Where today’s came from',
    noPage: 'No page stated',
    count: (count) => countOf(count, 'lead', 'leads'),
  },
  ended: {
    title: 'Countdown is over',
    about: 'Still published, though the end of the campaign or the countdown is past.',
    none: 'No published page has a campaign or countdown that is over.',
    window: (at) => `Campaign ended at ${at}`,
    countdown: (at) => `Countdown ended at ${at}`,
  },
  failing: {
    title: 'Checks not passed',
    about:
      'They passed when they were published; by the rules of today they could not be published again. Visitors still see them, so change them soon.',
    none: 'All published pages keep to the rules of today.',
    errors: (count, first) => (count === 1 ? first : `${first} (${count} in all)`),
    unjudged: (count) =>
      `${countOf(count, 'page is', 'pages are')} still being checked against the rules of today; the result follows.`,
  },
  start: {
    title: 'Get started',
    about: 'There are no pages yet. Begin here:',
    company: 'Fill in company data and theme',
    companyText:
      'Footer, risk note and colours of every page come from here; pages can be published once it is filled in.',
    members: 'Add colleagues',
    membersText: 'Editors make pages, approvers decide what is published, operators follow up leads.',
    page: 'Create a page',
    pageText: 'Choose a template and put in your own texts and pictures.',
    reader: 'There are no pages yet. They appear here once an editor has created one.',
  },
}
