import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  title: 'Pictures',
  cover: 'Cover',
  coverHint: 'Shown in lists of lessons.',
  poster: 'Picture before it plays',
  posterHint: 'Shown in the player until it is pressed. Without one, the cover shows.',
  none: 'None',
  fromFilm: 'Take from video',
  conflict:
    'A colleague has just changed this lesson. Close it, open it again, and choose the picture again.',
  saved: 'Changed',
  dialog: 'Take the cover from the video',
  about: 'Play or drag to a good frame. The buttons below move in small steps.',
  noSource:
    'Choose the video file (.mp4) on your computer. It only plays in the browser and is not uploaded.',
  chooseFile: 'Use a video file on this computer',
  player: 'Video to take the cover from',
  broken:
    'This browser cannot play this file, so no frame can be taken. Use an MP4 (H.264) file on your computer, or choose a picture from the library.',
  noFrame: 'There is no frame yet. Wait until the video has loaded.',
  noPicture: 'The browser gave no picture. Try another browser, or choose a picture from the library.',
  steps: 'Move',
  step: (seconds) =>
    `${seconds < 0 ? 'Back' : 'Forward'} ${Math.abs(seconds) < 1 ? 'one frame' : `${Math.abs(seconds)} s`}`,
  asPoster: 'Use it before the video plays too',
  take: 'Use this frame as cover',
  pictureName: (title, at) => `${title} cover ${at}.jpg`,
  done: 'Cover set',
}
