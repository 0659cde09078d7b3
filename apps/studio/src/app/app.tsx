import { QueryClientProvider } from '@tanstack/react-query'
import { App as AntdApp, ConfigProvider } from 'antd'
import chinese from 'antd/locale/zh_CN'
import 'dayjs/locale/zh-cn'
import dayjs from 'dayjs'
import { RouterProvider } from 'react-router/dom'
import { createQueryClient } from '../state/query-client'
import { studioTheme } from '../ui/theme'
import { createRoutes } from './routes'

dayjs.locale('zh-cn')

const queries = createQueryClient()
const routes = createRoutes()
const theme = studioTheme()

/** The whole Studio. */
export function App() {
  return (
    <ConfigProvider locale={chinese} theme={theme} button={{ autoInsertSpace: false }}>
      <AntdApp className="st-app">
        <QueryClientProvider client={queries}>
          <RouterProvider router={routes} />
        </QueryClientProvider>
      </AntdApp>
    </ConfigProvider>
  )
}
