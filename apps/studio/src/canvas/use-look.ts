import { backgroundCss } from '@yingzao/schema/client'
import { resolveTheme, type ThemeSetting, themeCss } from '@yingzao/theme'
import { useLayoutEffect } from 'react'
import type { CanvasLook } from './canvas-api'

const STAGES = ['app', 'pc-1200', 'pc-1800'] as const

/** Sets how the page is viewed in the classes of the root, as the boot does for visitors. */
export function useLook({ stage, isLargeText, zoom }: CanvasLook): void {
  useLayoutEffect(() => {
    const { classList, style } = document.documentElement
    for (const name of STAGES) classList.toggle(name, name === stage)
    classList.toggle('large-text', isLargeText)
    // Marks and buttons keep their size on the screen, however small the page is scaled.
    style.setProperty('--cv-px', `${1 / zoom}px`)
  }, [stage, isLargeText, zoom])
}

/** The page's title and background, which covers the whole screen as it does for visitors. */
export function useHead({ title, background }: { title: string; background: string }): void {
  useLayoutEffect(() => {
    document.title = title
    document.body.style.background = backgroundCss(background)
  }, [title, background])
}

/** The page's theme, as the server writes it into the head of what visitors get. */
export function useTheme(own: ThemeSetting | undefined, company: ThemeSetting): void {
  useLayoutEffect(() => {
    const style = document.createElement('style')
    style.textContent = themeCss(resolveTheme(own, company))
    document.head.append(style)
    return () => style.remove()
  }, [own, company])
}
