/** What is shown above the page. Each resolves when the visitor sees it. */
export interface Overlays {
  /** A QR code with what to do about it: an existing image, or one drawn from a text. */
  qr(popup: QrPopup): Promise<void>
  /** This continues in the app. A choice that is absent is not offered. */
  appSheet(choices: { open?(): void; download?(): void }): Promise<void>
  /** How to leave WeChat's browser: 请点击右上角，选择在浏览器中打开. */
  browserGuide(): Promise<void>
}

export type QrPopup = { tip: string } & ({ image: string; save?: boolean } | { text: string })
