/**
 * Leaves full screen: the message about a video that has stopped is on the page. On iPhones the full screen is the
 * video's own.
 */
export function leaveFullscreen(video: HTMLVideoElement & { webkitExitFullscreen?: () => void }): void {
  if (video.ownerDocument.fullscreenElement) void video.ownerDocument.exitFullscreen()
  else video.webkitExitFullscreen?.()
}
