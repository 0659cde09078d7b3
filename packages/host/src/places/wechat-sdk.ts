/** The part of WeChat's script that steers the mini program around a page. */
export interface WechatSdk {
  miniProgram: {
    navigateTo(options: MiniProgramStep & { url: string }): void
    navigateBack(options: MiniProgramStep): void
    getEnv(answer: (env: { miniprogram: boolean }) => void): void
  }
}

interface MiniProgramStep {
  success?(): void
  fail?(): void
}
