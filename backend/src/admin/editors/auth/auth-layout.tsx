import { Box, Flex, Main, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { type ReactNode, useEffect, useRef } from 'react'
import logo from '../../logo/logo.svg'

interface AuthLayoutProps {
  title: string
  subtitle: string
  /** error of the last submit */
  error?: string
  /** success message of an earlier step */
  notice?: string
  children: ReactNode
}

const widest = '55.2rem'

/**
 * A page for logged-out editors: logo, title and a form. An error gets the focus, so that screen readers announce it.
 */
export function AuthLayout({ title, subtitle, error, notice, children }: AuthLayoutProps) {
  const errorText = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (error) errorText.current?.focus()
  }, [error])
  return (
    <Main>
      <Page.Title>{title}</Page.Title>
      <Flex justifyContent="center" padding={{ initial: 3, medium: 8 }}>
        <Box
          background="neutral0"
          hasRadius
          shadow="tableShadow"
          padding={{ initial: 5, medium: 9 }}
          width="100%"
          maxWidth={widest}
        >
          <Flex direction="column" alignItems="stretch" gap={5}>
            <Flex justifyContent="center">
              <img src={logo} alt="" height="72" />
            </Flex>
            <Flex direction="column" gap={2}>
              <Typography variant="alpha" tag="h1" textAlign="center">
                {title}
              </Typography>
              <Typography variant="epsilon" textColor="neutral600" tag="p" textAlign="center">
                {subtitle}
              </Typography>
            </Flex>
            {notice && (
              <Typography tag="p" role="status" textColor="success700" textAlign="center">
                {notice}
              </Typography>
            )}
            {error && (
              <Typography tag="p" ref={errorText} role="alert" tabIndex={-1} textColor="danger600" textAlign="center">
                {error}
              </Typography>
            )}
            {children}
          </Flex>
        </Box>
      </Flex>
    </Main>
  )
}
