import { countOf } from '../../../ui/count-of'
import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  title: 'Videos being uploaded',
  chooseOther: 'Choose another video',
  chooseAgain: 'Choose the same file',
  drop: 'Drop a video here, or click to choose one',
  accepted:
    'MP4 (video H.264, sound AAC), or a .zip with an HLS playlist and its segments, at most 4 GB. If the network fails or you reload, it can be continued.',
  replacing: 'Once the new video is read, you confirm the change. Until then visitors see the present one.',
  states: {
    checking: 'Checking the file…',
    sending: 'Uploading',
    waiting: 'No network; it continues by itself',
    paused: 'Paused',
    fileNeeded: 'Not finished last time. Choose the same file to continue.',
    reading: 'Reading',
    read: 'Read, ready to use',
    using: 'Changing…',
    used: 'Video ready',
    refused: 'This file cannot be used',
    failed: 'Upload failed',
  },
  readingAbout:
    'The file has arrived. The server checks its picture, sound and length, usually in less than a minute. You may leave and come back.',
  readingLong:
    'This takes longer than usual. For a large file, please wait a little. If nothing has come after ten minutes, press “Stop waiting” and upload it again; if that does not help, tell an administrator.',
  progress: (sent, all, percent) => `${sent} / ${all}, ${percent}%`,
  left: (time) => `about ${time} left`,
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} min`,
  hours: (hours, minutes) => (minutes === 0 ? countOf(hours, 'hour', 'hours') : `${hours} h ${minutes} min`),
  pause: 'Pause',
  goOn: 'Continue',
  tryNow: 'Try now',
  stop: 'Stop upload',
  dismiss: 'Dismiss',
  stopWaiting: 'Stop waiting',
  use: 'Use this video',
  notUse: 'Keep the present one',
  tooMany: 'Too many uploads within an hour. Please try again later.',
  open: 'Show the lesson',
  named: (act, title) => `${act}: ${title}`,
  other: (name) =>
    `“${name}” is not the file that was partly uploaded. Choose that file to continue, or give up what was sent and upload this one.`,
  changeOver: 'Upload this one',
  stopTitle: 'Stop the upload?',
  stopText: 'What the server has got will be deleted; it cannot be continued.',
  stopGo: 'Stop upload',
  stopStay: 'Keep uploading',
  leave: {
    title: 'The video is not uploaded yet',
    text: 'If you leave, the upload stops. Come back within three days and choose the same file to continue.',
    go: 'Leave',
    stay: 'Stay',
  },
  wrongKind:
    'Only .mp4 videos or HLS archives (.zip) can be uploaded. Export the video as MP4 (video H.264, sound AAC) and upload that.',
  empty: 'The file is empty. Please export it again.',
  tooLarge: (size, most) =>
    `The file has ${size}, more than the limit of ${most}. Compress it, or split it into several lessons.`,
  fileMoved:
    'The file was moved or changed after you chose it and cannot be read further. Please choose it again.',
  insecure:
    'Browsers can check files only at https addresses. Open the Studio with https and upload the video there.',
  forgotten:
    'What the server had of the file was not continued for three days and is deleted. Please upload it from the beginning.',
}
