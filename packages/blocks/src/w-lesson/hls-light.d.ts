/** The same without what our playlists do not have: subtitles, keys, separate audio. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
