/** A film that cannot be used, with what is wrong and what to do, worded for the member who uploaded it. */
export class VideoRefusal extends Error {
  override name = 'VideoRefusal'
}

/** What to upload instead. */
export const EXPORT_AS = '请用剪辑软件导出为 MP4（视频 H.264，声音 AAC）后重新上传。'
