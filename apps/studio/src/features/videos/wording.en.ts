import type { VideoLockKind, VideoState } from '@yingzao/contract/studio'
import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

const states: Readonly<Record<VideoState, string>> = { draft: 'Not published', out: 'Published' }
const locks: Readonly<Record<VideoLockKind, string>> = {
  free: 'Free',
  login: 'Logged in',
  buy: 'Buyers',
  rule: 'By rule',
}

export const wording: Words<typeof chinese> = {
  title: 'Lessons',
  about:
    'Video lessons of the course pages. Add a lesson, upload its video, choose a cover, and publish it for visitors.',
  add: 'Add a lesson',
  categories: 'Manage categories',
  none: 'No lessons yet. Add one, then upload its video.',
  noneFound: 'No matching lessons',
  noFilm: 'No video',
  states,
  locks,
  saved: 'Saved',
  conflict: 'A colleague has just changed this lesson. Close it, open it again, and then make your changes.',
  filter: { title: 'Filter lessons', q: 'Title or address name', category: 'Category', state: 'State' },
  categoryOf: (title, lessons) => `${title} (${lessons})`,
  columns: {
    title: 'Lesson',
    category: 'Category',
    duration: 'Length',
    lock: 'Who may watch',
    views: 'Plays / whole',
    state: 'State',
    updated: 'Last changed',
  },
  counted: (views, watched) => `${views} / ${watched}`,
  detail: {
    title: 'Lesson',
    facts: 'Overview',
    change: 'Edit',
    publish: 'Publish',
    takeDown: 'Take down',
    see: 'View page',
    name: 'Address name',
    place: (position) => `Order ${position}`,
    speaker: 'Speaker',
    nobody: 'Not set',
    group: 'Related group',
    content: 'Notes',
    contentOf: (count) => `${count} ${count === 1 ? 'character' : 'characters'}`,
    noContent: 'None',
    lockUrl: 'Unlock address',
    published: 'First published',
    notPublished: 'Never published',
    noLockUrl: 'None; visitors see no button to unlock it',
    anyOf: (names) => `, any of: ${names.join(', ')}`,
    chapters: 'Chapters',
    noChapters: 'No chapters. With them, visitors can jump to the part they want.',
    views: 'Plays in the last 30 days',
    noViews: 'Nobody has played it yet.',
    viewsOf: (count) => `${count} in all`,
  },
  film: {
    title: 'Video',
    none: 'No video file yet.',
    formats: { mp4: 'MP4', hls: 'HLS' },
    preview: (seconds) =>
      seconds === 0
        ? 'Visitors who have not unlocked it see nothing.'
        : `Visitors who have not unlocked it may watch the first ${seconds} seconds.`,
    player: (title) => `Video of “${title}”`,
    replace: 'Change video',
    keep: 'Keep it',
    broken: 'This browser cannot play this video; phones of visitors may.',
    brokenHls:
      'This browser cannot play HLS videos itself; iPhones and Android phones can. To take a cover, choose the original MP4 file on your computer, or a picture from the library.',
  },
  publish: {
    title: (title) => `Publish “${title}”?`,
    about: 'Visitors see it on the course pages at once.',
    blocked: 'It cannot be published yet:',
    hints: 'It can be published, but better complete it first:',
    noFilm: 'There is no video file. Please upload one.',
    isReading: 'The video is still being uploaded or read. It can be published after that.',
    noCover: 'There is no cover; lists show the title only.',
    noSpeaker: 'No speaker is named.',
    noChapters: 'There are no chapters; visitors cannot jump to the part they want.',
    submit: 'Publish',
    done: 'Published',
  },
  down: {
    title: 'Take down this lesson?',
    about:
      'Visitors stop seeing it at once; whoever is watching may go on until the address expires. You can publish it again at any time. The reason goes into the audit log.',
    reason: 'Reason',
    reasonHint: 'For example: out of date',
    usualReasons: ['Out of date', 'Wrong content', 'To be edited again'],
    submit: 'Take down',
    done: 'Taken down',
  },
}
