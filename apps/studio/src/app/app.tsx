import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { App as AntdApp, ConfigProvider } from 'antd'
import { useState } from 'react'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { studioTheme } from '../ui/theme'
import { locale } from './locale'

interface AppProps {
  /** The gateway's responses. */
  queries: QueryClient
  routes: DataRouter
}

/** The whole Studio. */
export function App({ queries, routes }: AppProps) {
  const [theme] = useState(studioTheme)
  return (
    <ConfigProvider locale={locale} theme={theme} button={{ autoInsertSpace: false }}>
      <AntdApp className="st-app">
        <QueryClientProvider client={queries}>
          <RouterProvider router={routes} />
        </QueryClientProvider>
      </AntdApp>
    </ConfigProvider>
  )
}
