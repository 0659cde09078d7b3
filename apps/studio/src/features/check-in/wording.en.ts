import { countOf } from '../../ui/count-of'
import type { Words } from '../../ui/words'
import type { Verdict } from './gate'
import type { wording as chinese } from './wording'

const results: Readonly<Record<Verdict['result'], string>> = {
  entered: 'May come in',
  again: 'Already in, cannot be used again',
  conflict: 'Let in while offline, but the ticket was used before',
  forced: 'Let in as an exception',
  void: 'Ticket is void',
  elsewhere: 'Ticket is for something else',
  unknown: 'No such ticket',
}

export const wording: Words<typeof chinese> = {
  title: 'Check-in',
  about:
    'Scan or type ticket numbers of talks and visits on your phone. It works without a network and uploads once there is one.',
  choose: 'Choose an event',
  none: 'Nothing to check in around today.',
  begin: 'Start',
  back: 'Another event',
  moment: 'MMM D, HH:mm',
  figures: (entered, people) => `${entered} of ${countOf(people, 'person', 'people')} in`,
  gate: 'Gate',
  gateHint: 'For example, East gate',
  number: 'Ticket number or scanner',
  numberHint: 'Type the 10 characters, or use a scanner',
  check: 'Check',
  camera: 'Scan with the camera',
  cameraOff: 'Switch off camera',
  cameraMissing: 'This browser cannot scan. Type the ticket number, or use a scanner.',
  cameraRefused: 'The camera is not allowed. Allow it in the settings of the browser and try again.',
  listAt: (time, count) => `List: ${countOf(count, 'ticket', 'tickets')}, as of ${time}`,
  listMissing: 'There is no list yet, so nothing can be checked offline.',
  renew: 'Renew list',
  waiting: (count) => `${countOf(count, 'check waits', 'checks wait')} to be uploaded`,
  offline: 'No network: checking by the list on this phone',
  settled: (count) =>
    `Uploaded: ${countOf(count, 'ticket was', 'tickets were')} used more than once while offline. Look into it on site.`,
  results,
  people: (count) => countOf(count, 'person', 'people'),
  ticket: (no) => `Ticket ${no}`,
  first: (at, gate, member) => `First used: ${at}, ${gate}, ${member}`,
  onPhone: 'Checked by the list on this phone; uploaded once there is a network',
  recent: 'Checked lately',
  force: 'Let in anyway',
  forceAbout: 'This goes to the audit log. Say why.',
  reason: 'Reason',
  reasonHint: 'For example, the organiser agreed',
  usualReasons: [
    'The organiser agreed',
    'The person is here, a companion used the ticket',
    'Scanned by mistake',
  ],
  submit: 'Let in',
}
