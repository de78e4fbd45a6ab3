// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

/** Types of the settings: a primitive's, with `?` where null is allowed, a list's in brackets, an object's by name. */
export const SETTINGS_SHAPE = {
  currency: {
    name: 'string',
    symbol: 'string',
    rate: 'number',
    position: 'string'
  },
  currencies: [
    {
      id: 'number',
      name: 'string',
      symbol: 'string',
      rate: 'number',
      rate_from_default: 'number',
      is_default: 'boolean'
    }
  ],
  app_name: 'string',
  app_locale: 'string',
  cash_on_delivery: 'boolean',
  online_payment: 'boolean',
  show_download_app: 'boolean',
  google_playstore_link: 'string?',
  app_store_link: 'string?',
  payment_gateways: [
    {
      id: 'number',
      title: 'string',
      name: 'string',
      logo: 'string',
      is_active: 'boolean'
    }
  ],
  multi_vendor: 'boolean',
  mobile: 'string',
  address: 'string',
  web_show_footer: 'boolean',
  web_footer_text: 'string',
  web_logo: 'string',
  web_footer_logo: 'string',
  app_logo: 'string',
  footer_qr: 'string?',
  social_links: [
    {
      id: 'number',
      name: 'string',
      logo: 'string',
      link: 'string?'
    }
  ],
  theme_colors: {
    primary: 'string',
    primary50: 'string',
    primary100: 'string',
    primary200: 'string',
    primary300: 'string',
    primary400: 'string',
    primary500: 'string',
    primary600: 'string',
    primary700: 'string',
    primary800: 'string',
    primary900: 'string',
    primary950: 'string'
  },
  pusher_app_key: 'string?',
  pusher_app_cluster: 'string?',
  app_environment: 'string',
  register_otp_verify: 'boolean',
  register_otp_type: 'string',
  forgot_otp_type: 'string',
  order_place_account_verify: 'boolean',
  phone_required: 'boolean',
  phone_min_length: 'number',
  phone_max_length: 'number',
  languages: [
    {
      id: 'number',
      title: 'string',
      name: 'string',
      direction: 'string'
    }
  ],
  menus: [
    {
      id: 'number',
      name: 'string?',
      title: 'string?',
      url: 'string',
      target: 'string',
      is_external: 'boolean'
    }
  ],
  footers: [
    {
      id: 'number',
      position: 'number',
      title: 'string?',
      items: [
        {
          id: 'number',
          type: 'string',
          title: 'string?',
          url: 'string?',
          target: 'string',
          icon: 'string?'
        }
      ]
    }
  ],
  return_order_within_days: 'number',
  baseUrl: 'string',
  web_dark_logo: 'string',
  footer_payment_img: 'string?',
  footer_bg_image: 'string?',
  show_product_stock: 'boolean',
  preOrder: 'boolean',
  preOrderPolicy: 'string?',
  preOrderRefundPolicy: 'string?',
  purchase: 'boolean'
} as const;
