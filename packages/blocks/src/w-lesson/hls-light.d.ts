/** The same without what our playlists do not have: subtitles, keys, sound apart from the picture. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
