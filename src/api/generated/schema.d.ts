// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

export interface paths {
    "/api/address/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an address
         * @description Deletes an address that no order uses. The response has no `data`. R1 and R2 do not check the owner; Souk never relies on that.
         */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update an address
         * @description Replaces an address. Existing orders with this address show the new version too. Without `is_default` the address loses its default mark. R1 and R2 ignore coordinates here and do not check the owner; Souk never relies on that. From R3 on the backend rejects another customer's address.
         */
        post: operations["updateAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an address
         * @description Stores a new address. It becomes the default only if `is_default` is true, even if it is the first address.
         */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the addresses
         * @description The customer's addresses, default first, then newest first. The storefront requests the complete list.
         */
        get: operations["listAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apply-voucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try vouchers on products
         * @description Calculates the discount of a voucher for some products. It uses regular prices, without surcharges for size and colour and without flash sale prices. Without a code it tries the collected vouchers. A POST without side effects. No discount is not an error: it returns 201 with "Voucher not applied" instead of "Voucher applied successfully". For the cart, use getCheckout.
         */
        post: operations["applyVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the delivery areas
         * @description The active delivery areas by name, for `area_id` of an address. R1 and R2 have no such call. Like any unknown GET path, it then returns 200 with the HTML shell of the original storefront, or 404 if a server in front of the backend rejects unknown paths. In both cases addresses have no areas.
         */
        get: operations["listAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/{provider}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a provider's code
         * @description Exchanges a provider's credential for a session: Google's authorisation `code` or Apple's `data`. The backend finds the account by email address or creates one. Facebook is not implemented in the backend: it returns 200 with an empty `text/html` body and no session. Use signInSocially for Facebook. Apple without `data.sub` makes the backend fail with 500. Invalidates no query by name, because a session change clears the client's entire cache.
         */
        post: operations["exchangeSocialToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the banners
         * @description The platform's own banners, as in getHome. getShop returns the banners of a shop.
         */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/{slugOrId}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a blog post
         * @description A post with related posts and products. Each request counts one view per IP address. An unknown post returns 400, not 404. The description is HTML and must be sanitised; it may contain images and an embedded video. With a token, `is_favorite` of the products is personal.
         */
        get: operations["getBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List blog posts
         * @description Posts, newest first, with all blog categories. An unknown category returns an empty list. R1 to R3 have no translations, no search and no other sort order; their `is_new` is always true.
         */
        get: operations["listBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the order amounts
         * @description Calculates the amounts for the lines of some shops. A POST without side effects. Without shops all amounts are
         *     zero, but R4 returns 500.
         *
         *     Vouchers are calculated per shop from regular prices, without surcharges for size and colour and without flash
         *     sale prices. The backend looks up a code among the shop's own vouchers first, then among the platform vouchers
         *     linked to the shop. A code that does not apply is not an error: the message is "Coupon not applied". Without a
         *     code the backend applies the first collected voucher that gives a discount. Only `coupon_discount` shows this.
         */
        post: operations["getCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/decrement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decrease the quantity by one
         * @description Decreases a line's quantity by one. At quantity 1 it removes the line. The message is then exactly "product removed from cart" instead of "product quantity decreased", also with 200.
         */
        post: operations["decrementCartLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a product from the cart
         * @description Removes the product's line from both the normal and the buy-now cart. The message is "product removed from cart".
         */
        post: operations["removeFromCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/increment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Increase the quantity by one
         * @description Increases a line's quantity by one, up to the stock. During a flash sale, up to the quantity left in the sale. The message is "product quantity increased".
         */
        post: operations["incrementCartLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a product to the cart
         * @description Adds a line. If the product already has a line, increases its quantity by one and replaces size, colour and unit. Rejected if the stock is below the requested quantity or not above the line's current quantity. With `is_buy_now` the response contains the buy-now cart. The message is "product added to cart". From R2 on a guest without a token gets 200 with a new `access_token` instead of 401, and nothing is added. The storefront has no guest cart, so it treats this response like a 401. An invalid bearer token counts as none.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the cart
         * @description The cart, grouped by shop. Reading it removes lines that are no longer available; `info` then contains a notice. The message is "cart list".
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories
         * @description Categories that have products, newest first, each with its active sub-categories. The storefront requests the complete list.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/category-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products of a category
         * @description Another path of listProducts, with the same filters and the same response.
         */
        get: operations["listCategoryProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Sets a new password. Requires the current password. The response has no `data`. Existing sessions stay valid. Rejected in demo mode.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-us": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the contact details
         * @description Each field may be null. All are null until the shop sets one.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all countries
         * @description Countries with their dialling codes, for phone number fields. Not paginated.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coupons/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a code on products
         * @description Like applyVoucher, but the code is required. Used by the shop's mobile app; the storefront uses getCheckout.
         */
        post: operations["applyCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/download-product-license/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a licence
         * @description The licence of a purchased download as a PDF with the file name `license-USER.pdf`. `license_download_link` of an order line contains this URL; use it unchanged. Anyone who knows the key gets the document, without sign-in and before payment. Show the link only when the order is paid. An unknown key makes the backend fail with 500. The mock also returns 500 if the key does not belong to the order.
         */
        get: operations["downloadLicence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/download-product-license/{key}/{order_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a licence, with the order in the path
         * @description The other form of downloadLicence, with the order as the last path segment. Both return the same document.
         */
        get: operations["downloadLicenceByPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorite-add-or-remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or remove a favourite
         * @description Toggles the mark; `is_favorite` in the response is the new value. Cards in other lists contain the mark too, but only listFavourites is refetched. The client copies the returned mark to the cards it shows, instead of refetching complete pages.
         */
        post: operations["toggleFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorite-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the favourite products
         * @description All favourite products of the customer, without pagination.
         */
        get: operations["listFavourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flash-sale/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a flash sale with its products
         * @description A running, upcoming or ended sale with one page of its products at current prices. Flash prices apply only while the sale is running. `page` defaults to 1 and `per_page` to 18; page 0 returns the complete list. The count is `total_products`, not `total`. With a token, `is_favorite` is personal. R4 also accepts the name, with hyphens instead of spaces, in place of the ID.
         */
        get: operations["getFlashSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flash-sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the running and the upcoming flash sale
         * @description The latest sale that is running and the latest that starts on a later day. Each is null if there is none. Their `products` are always null here.
         */
        get: operations["getFlashSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-collected-vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the collected vouchers
         * @description The customer's collected vouchers that are active and valid, first collected first. With a shop, only the shop's own vouchers and platform vouchers linked to it. The message is "available collected vouchers".
         */
        get: operations["listCollectedVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages with a shop
         * @description Messages of one conversation, newest first, in `data.data` and without a total. This GET has a side effect: it marks all messages of the shop as seen, whichever page was requested. The rows of this response still contain the previous `is_seen`. Without a conversation with the shop the list is empty.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-shops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the conversations
         * @description The customer's conversations, each with its last message and unread count. The list is in `data.data`, and `total` counts only this page. Request pages until one is empty.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the vouchers of a shop
         * @description The shop's own active and valid vouchers, including whether the customer has collected them. R1 omits platform vouchers linked to the shop, although their codes work; R2 and later list them too. The message is "Shop vouchers".
         */
        get: operations["listShopVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the home page
         * @description All data of the home page in one response. `page` and `per_page` paginate only `just_for_you`; every page repeats the rest. With a token, `is_favorite` is personal.
         */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lang/{locale}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the translations of a language
         * @description The shop's own translations, without an envelope. The body is JSON with the content type `text/html; charset=utf-8`, so read it as text and parse it. A language that the shop does not have returns 404. Its body contains `error` instead of `message`.
         */
        get: operations["getTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-pages/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a legal page
         * @description A page written by the shop: `privacy-policy`, `terms-and-conditions`, `return-and-refund-policy`, `shipping-and-delivery-policy`, `about-us`, or one that staff added with a custom slug. An unknown slug is not an error: title and description are both null. The description is HTML and must be sanitised. R1 to R3 have no translations.
         */
        get: operations["getLegalPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Signs a customer in with a phone number or an email address. The response for sellers is the same as for a wrong password. Inactive customers can sign in. Invalidates no query by name, because a session change clears the client's entire cache.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out with GET, as the original storefront does
         * @description The backend has no such GET route. An unknown GET path returns 200 with the HTML shell of the original storefront. The request revokes nothing and the token stays valid. If the response is not a JSON envelope, the client must call revokeToken. The request contains the token, but the backend ignores it.
         */
        get: operations["logout"];
        put?: never;
        /**
         * Sign out
         * @description Revokes the token of this request. The response has no `data`. Invalidates no query by name, because a session change clears the client's entire cache.
         */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/master": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the shop's settings
         * @description Name, logos, colours, currencies, languages, payment gateways, menus and rules of the shop. Requested once, before the first render. Contains no categories, although older clients expect them; use listCategories.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order
         * @description The details of one order: lines with their options, amounts, shop, address, documents and whether it is returnable. R1 and R2 return any customer's order; Souk never relies on that. R3 and later reject another customer's order. The mock treats it as unknown.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-payment/{order}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pay for an order without a method
         * @description The path of createPayment without the optional method, which defaults to `cash`. It never creates a payment. Documented because the backend has it; always send a method instead.
         */
        get: operations["createPaymentWithoutMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-payment/{order}/{method}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pay for an unpaid order
         * @description Creates a new payment for one order and returns the URL of its payment page. A GET with a side effect: every request creates another payment. `cash` is rejected. An unknown gateway is accepted, and its payment page reports that the gateway was not found. Only the payment page shows whether the order is already paid. R1 and R2 accept any customer's order; the mock returns 404 for another customer's. From R2 on a guest's token is accepted too; the storefront does not send one.
         */
        get: operations["createPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders
         * @description The customer's orders, newest first, with the number of orders per status. With `digital`, only digital products of an order are listed and counted, usually oldest order first.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description Cancels a pending order. Its items return to stock, and items bought at a flash price return to that sale. Payments and coupon usage stay unchanged. No release checks the owner of the order. The mock treats another customer's order as unknown.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/place-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order
         * @description Orders the cart lines of the given shops: one order per shop, all in one payment. The ordered lines are removed
         *     from the cart. The stock decreases without another check and may become negative. Orders of digital products are
         *     delivered immediately, paid or not.
         *
         *     The amounts may differ from getCheckout. For vouchers, surcharges and flash prices count here, and digital
         *     products have a delivery charge. Without a code the backend applies a collected voucher automatically. The
         *     response contains no order ID, so clients fetch the newest orders with listOrders.
         *
         *     From R2 on a guest can order too, with the token of the cart and the fields of an address instead of
         *     `address_id`. The storefront has no guest checkout. The mock rejects the orders of guests.
         *
         *     The operation waits for running cart mutations. It does not invalidate products and stock shown elsewhere.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/place-order/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reorder
         * @description Copies lines, amounts and address of a delivered order into a new pending order. Current prices are ignored. The response contains the OLD order; the new one is the newest row of listOrders. Its code always starts with "#RC". A new order of downloads is also pending, but its licence keys already exist. No release checks the owner of the order. The mock treats another customer's order as unknown.
         */
        post: operations["reorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product
         * @description A product with its gallery, description and related products. With a token the backend also stores it as recently viewed. R1 to R3 return inactive products too. For these R4 returns 200 with "product not found" and no `data`, which the storefront treats like an unknown ID. R4 also accepts `slug` instead of the ID.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a purchased product
         * @description Stores a rating and a text for a product of an order. The ratings of the product and its shop change immediately.
         *     The review is last in listReviews, which is sorted oldest first. Each product of an order is reviewed once. A
         *     second request returns 200 with "review already exists" and the first review, and changes nothing.
         *
         *     The backend checks only that product and order exist. It does not check whether the order was delivered or
         *     contains the product. Offer reviews for lines of delivered orders that have no rating yet. The backend accepts
         *     another customer's order. A server that implements this contract treats it as unknown.
         */
        post: operations["reviewProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List and search products
         * @description Products that match all filters, and the available filter values. An unknown ID is not an error; the list is empty. The filter values do not depend on the query.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the profile
         * @description The signed-in customer's current data, including whether the account is verified. The message is "profile details".
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recently-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recently viewed products
         * @description The 10 available products that the customer viewed last (getProduct), latest first. Every getProduct request with a token changes this list.
         */
        get: operations["listRecentlyViewed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Creates a customer account and signs it in, with 200 instead of 201. The settings control the required fields:
         *
         *     - `phone` is required if `phone_required` is true, with `phone_min_length` to `phone_max_length` digits.
         *
         *     - `email` is required if `register_otp_type` or `forgot_otp_type` is `email`, otherwise only without a phone
         *     number.
         *
         *     A phone number or email address that is taken is rejected. From R2 on the backend overwrites the existing account
         *     and signs the caller in. The mock's scenarios r2 to r4 do the same. No code is sent; call sendOtp for that.
         *     Invalidates no query by name, because a session change clears the client's entire cache.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the password with a token
         * @description Sets a new password for the customer to whom verifyOtp issued the token. Invalidates the code and the token. The response has no `data`. Existing sessions stay valid.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/return-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return products of an order
         * @description Requests a return of products of a delivered order, each with its full quantity. Returns are possible for
         *     `return_order_within_days` days (getSettings) after the order was placed. Each product of an order can be returned
         *     once, even if the first request was rejected. The amount is the price of the items, without tax, delivery and
         *     voucher. Order and stock stay unchanged. A return cannot be withdrawn.
         *
         *     The server accepts digital products, so do not offer them. Business rule errors are returned one at a time, in the
         *     order of the examples. The backend accepts another customer's order. A server that implements this contract treats
         *     it as unknown.
         */
        post: operations["returnOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/return-order-details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a return
         * @description A return with its products, the shop and the customer. The single object is called `returnOrders`, like the list of listReturns. For another customer's return the backend fails with 500. A server that implements this contract returns 404, as for an unknown return.
         */
        get: operations["getReturn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/return-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the returns
         * @description The customer's returns, newest first. There is no filter and no count per status. The backend ignores the `order_status` parameter that the original storefront sends.
         */
        get: operations["listReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews of a product or a shop
         * @description Reviews, oldest first, with a summary of the ratings. If both IDs are sent, the summary is the shop's. Without an ID there is no summary.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/send-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to a shop
         * @description Adds a message to a conversation opened by startConversation and notifies the shop over realtime. The backend does not validate the text. In R1 a `type` of `shop` lets a customer write in the shop's name; this contract excludes it.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/send-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code
         * @description Sends a four-digit code by phone or email. The setting `register_otp_type` (to verify the account) or
         *     `forgot_otp_type` (with `forgot_password`) selects the channel. Each customer has one code. A new code replaces
         *     the old one and its token. A code never expires.
         *
         *     If the channel is email and the customer has no address, nothing is sent. The response then has no `message`, and
         *     every value of `data` is null. For a phone, R1 returns the dialling code and the number concatenated, which
         *     verifyOtp does not accept. Always verify with the contact that the customer entered. The backend allows another
         *     code immediately; the one-minute wait is implemented in the client.
         */
        post: operations["sendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories of a shop
         * @description All active categories of the shop, in the order of their IDs. The backend ignores `page` and `per_page` here. `total` also counts inactive categories, so it can be greater than the length of the list. The message is "Shop categories".
         */
        get: operations["listShopCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the shops
         * @description Shops with at least one available product, oldest first. There is no search; the storefront filters names itself.
         */
        get: operations["listShops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shops/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a shop
         * @description A shop with its details. `total_reviews` is a number here and a string on cards. The description is HTML and must be sanitised. listProducts with `shop_id` returns its products, listReviews its reviews.
         */
        get: operations["getShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shops/popular-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List popular products of the same shop
         * @description Up to 6 other products of the shop that sells the given product, most popular first. With a token, `is_favorite` is personal.
         */
        get: operations["listShopPopularProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shops/top": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the top shops
         * @description The 10 highest-rated shops that have available products.
         */
        get: operations["listTopShops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/social-auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a provider's profile
         * @description Signs in the account with the given email address, else phone number, else provider ID. Creates an account if none matches. The backend trusts the client without verifying with the provider, so anyone can impersonate anyone. Souk's storefront must send only what the provider's own dialog returned. The mobile apps use this operation. It is the only way to finish a Facebook sign-in. Invalidates no query by name, because a session change clears the client's entire cache.
         */
        post: operations["signInSocially"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/store-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a chat with a shop
         * @description Opens the customer's conversation with a shop, or returns the existing one. With `product_id` it also adds a
         *     message with the product, once per request. Without it the conversation's product is cleared. The response has no
         *     `data`.
         *
         *     The backend does not validate this request. R1 fails with 500 for an unknown shop or product. R1 also trusts
         *     `user_id` in the body, so anyone can write in another customer's name. This contract does not rely on that:
         *     another customer's ID is rejected with 403.
         */
        post: operations["startConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sub-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sub-categories of a category
         * @description The active sub-categories of one category, as nested in listCategories. R4 also accepts `category_slug`.
         */
        get: operations["listSubCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the shop
         * @description The form of the contact page. Needs no sign-in. The backend validates neither phone number nor email address. The response contains the stored database row.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support-ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a support ticket
         * @description Opens a ticket with the status `pending`. Its text becomes the first message. Only this request accepts files; later messages do not. The customer cannot write more messages until staff allow it (`user_chat`). The admin panel is notified on `notification-channel`. A closed ticket cannot be reopened.
         */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support-ticket-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message on a ticket
         * @description Adds a message and returns all messages. Possible only while staff allow it (`user_chat`, off for a new ticket) and the ticket is not cancelled. A completed ticket still accepts messages. The admin panel is notified on `notification-channel`. The backend lets anyone write on any ticket. A server that implements this contract treats another customer's number as unknown.
         */
        post: operations["sendTicketMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support-ticket-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of a ticket
         * @description All messages, oldest first, without pagination. The backend returns any customer's messages. A server that implements this contract treats another customer's number as unknown.
         */
        get: operations["listTicketMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support-ticket/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a support ticket
         * @description A ticket with its messages, oldest first, and the messages that staff pinned. The number is called `ticket_no` in responses and `ticket_number` in requests. Refetch it on `support-ticket-message-event` of `support-ticket-message-channel` with this number. The event means that staff wrote, scheduled a call, changed the status, allowed writing or pinned a message.
         */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the support tickets
         * @description The customer's tickets, newest first. The three counts cover all tickets, `total` only those that match the filter. Unlike elsewhere, `per_page` works alone and returns the first page.
         */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ticket-issue-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the issue types
         * @description The issue types of support tickets. A new ticket sends the name, not the ID.
         */
        get: operations["listTicketIssueTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unread-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the unread messages
         * @description Returns how many messages from shops a customer has not seen. With `shop_id`, returns how many messages from customers a shop has not seen. The number is in `data.unread_messages`. Public: R1 requires no token and accepts any ID, so this operation must return nothing but this number. An unknown or missing ID returns 0.
         */
        get: operations["countUnreadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/update-last-seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the customer's presence
         * @description Marks the customer as online for the next ten minutes. Sent with an empty JSON object when a session starts, then every ten minutes. The only operation with an empty success body.
         */
        post: operations["updateLastSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/update-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the profile
         * @description Replaces name, phone number, email address and gender. Email address and gender become null if omitted. Birth date, country and dialling code keep their values if omitted. The phone number is required, even for customers who signed in with a provider and have none. The first photo that a customer uploads is lost (the response contains the placeholder); the second one is stored. Rejected in demo mode. The message is "Profile updated successfully".
         */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/place-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order (versioned path)
         * @description The same operation as placeOrder on a second path, with the same responses. Not for guests.
         */
        post: operations["placeOrderV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a code
         * @description Checks the code and marks a contact as verified. This is the email address if `register_otp_type` is `email` and it is not verified yet, otherwise the phone. The code stays valid, also for a second check, until another is sent or resetPassword consumes it. resetPassword requires the returned token. After verifying an account, refetch the profile.
         */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vouchers-collect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Collect a voucher
         * @description Adds a voucher to the customer's collection. From then on getCheckout and placeOrder apply it automatically if no code is sent and it gives a discount. Collecting cannot be undone. The message is "Voucher collected successfully". The second time it is "Voucher already collected", also with 200 and without `data`.
         */
        post: operations["collectVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Access: {
            /** @constant */
            auth_type: "Bearer";
            /** @description 30 days from now, as date and time without a time zone. Informative only: the server never lets a token expire. */
            expires_at: string;
            /** @description A number, a vertical bar and 48 characters. */
            token: string;
        };
        Address: {
            address_line: string;
            address_line2: string | null;
            /** @description Usually `home`, `office` or `other`. */
            address_type: string;
            /** @description Free text; from R3 on the name of the delivery area. Blank strings are null in R1 and R2, empty later. */
            area: string | null;
            area_id?: number | null;
            email?: string | null;
            flat_no: string | null;
            id: number;
            is_default: boolean;
            /** @description In R1 and R2 this contains the submitted longitude, and the real longitude is never returned. A number in the createAddress response, a string or null afterwards. Correct from R3 on, empty if unset. */
            latitude: number | (string | null);
            /** @description A number in the createAddress response, a string afterwards, empty if unset. */
            longitude?: number | (string | null);
            name: string;
            phone: string;
            post_code: string | null;
        };
        AddressData: {
            address: components["schemas"]["Address"];
        };
        AddressesData: {
            /** @description Default address first, then newest first. */
            addresses: components["schemas"]["Address"][];
            total: number;
        };
        AddressesResponse: {
            data: components["schemas"]["AddressesData"];
            /** @description Always "all addresses". */
            message: string;
        };
        AddressInput: {
            /** @description R3 and later require at least 10 characters. */
            address_line: string;
            address_line2?: string | null;
            /** @description The storefront sends `home`, `office` or `other`; the server accepts any string. */
            address_type: string;
            area?: string | null;
            /** @description ID of the delivery area; required from R3 on. */
            area_id?: number | null;
            email?: string | null;
            flat_no?: string | null;
            /** @description True removes the mark from all other addresses. An update without it removes the mark from this one. The first address is not marked automatically. */
            is_default?: boolean | null;
            /** @description Required from R3 on. */
            latitude?: number | null;
            /** @description Required from R3 on. */
            longitude?: number | null;
            /** @description Recipient of the parcel. R3 and later require 5 to 100 Latin letters. */
            name: string;
            /** @description `phone_min_length` to `phone_max_length` digits (settings; default 9 to 16). The validation messages contain these limits. */
            phone: string;
            post_code?: string | null;
        };
        AddressResponse: {
            data: components["schemas"]["AddressData"];
            /** @description "address created successfully" or "address updated successfully". */
            message: string;
        };
        AddToCartInput: {
            /** @description ID of the chosen colour. An unknown one is rejected with "The selected color is invalid." */
            color?: number | null;
            /** @description Adds the product to the separate buy-now cart and replaces its content. */
            is_buy_now?: boolean | null;
            product_id: number;
            /** @description Quantity of a new line, default 1. Checked against the stock, but an existing line always grows by one. The server accepts numbers below 1; do not send them. */
            quantity?: number | null;
            /** @description ID of the chosen size. An unknown one is rejected with "The selected size is invalid." */
            size?: number | null;
            /** @description Name of the unit; defaults to the product's own unit. */
            unit?: string | null;
        };
        /** @description Data of Apple's dialog; for Apple only. */
        AppleProfile: {
            email?: string | null;
            name?: string | null;
            phone?: string | null;
            /** @description Apple's ID of the person. Without it the backend fails with 500. */
            sub?: string | null;
        } | null;
        ApplyCouponInput: {
            /** @description Code to try. */
            coupon_code: string;
            products: components["schemas"]["VoucherProducts"];
        };
        ApplyVoucherData: {
            /** @description Sum over the shops; 0 if no voucher applies. */
            total_discount_amount: number;
            /** @description Regular prices times quantities, before the discount. */
            total_order_amount: number;
        };
        ApplyVoucherInput: {
            /** @description Code to try. Without one, the collected vouchers are tried. */
            coupon_code?: string | null;
            products: components["schemas"]["VoucherProducts"];
        };
        ApplyVoucherResponse: {
            data: components["schemas"]["ApplyVoucherData"];
            /** @description "Voucher applied successfully" with 200, "Voucher not applied" with 201. */
            message: string;
        };
        Area: {
            /** @description Delivery charge of an order to this area. R4 adds distance and weight. */
            delivery_amount: number;
            id: number;
            name: string;
        };
        AreasData: {
            /** @description Active areas by name. */
            areas: components["schemas"]["Area"][];
        };
        AreasResponse: {
            data: components["schemas"]["AreasData"];
            /** @description Always "all areas". */
            message: string;
        };
        /** @description A wide image on the home page. Advertisements have the same shape. */
        Banner: {
            /** @description Text of the button. */
            button?: string;
            /** @description A few words above the title. */
            eyebrow?: string;
            id: number;
            /** @description The offer in one sentence. */
            subtitle?: string;
            /** Format: uri */
            thumbnail: string;
            /** @description Alternative text of the image. */
            title: string | null;
            /**
             * @description Where the banner leads. A path of the shop or a full address.
             * @example /best-deal
             */
            url?: string;
        };
        BannersData: {
            banners: components["schemas"]["Banner"][];
        };
        BannersResponse: {
            data: components["schemas"]["BannersData"];
            /** @description Always "all banners". */
            message: string;
        };
        BlogAuthor: {
            /** @description First and last name; ends in a space without a last name. */
            name: string;
            /** Format: uri */
            profile_photo: string;
        };
        /** @description A blog post in a list. */
        BlogCard: {
            category: components["schemas"]["BlogCategoryOfPost"];
            created_at: components["schemas"]["BlogDate"];
            /** @description Start of the post as plain text, cut at 200 characters. */
            description: string;
            id: number;
            /** @description Always true in R1 to R3, because of a backend bug; in R4 true for posts younger than 5 days. */
            is_new: boolean;
            post_by: components["schemas"]["BlogAuthor"];
            slug: string;
            /** Format: uri */
            thumbnail: string;
            title: string;
            total_views: number;
        };
        BlogCategory: {
            blogs_count?: number;
            id: number;
            name: string;
        };
        /** @description The category of a post. Both fields are null if it was deleted. */
        BlogCategoryOfPost: {
            id: number | null;
            name: string | null;
        };
        BlogData: {
            blog: components["schemas"]["BlogDetails"];
            /** @description The posts with the most views. */
            popular_blogs: components["schemas"]["BlogCard"][];
            /** @description Other posts of the same category. */
            related_blogs: components["schemas"]["BlogCard"][];
            /** @description Random products. */
            related_products: components["schemas"]["ProductCard"][];
        };
        /**
         * @description Date in English.
         * @example 21 Nov, 2026
         */
        BlogDate: string;
        /** @description A blog post with its details. */
        BlogDetails: {
            category: components["schemas"]["BlogCategoryOfPost"];
            created_at: components["schemas"]["BlogDate"];
            /** @description The post as HTML. Must be sanitised. */
            description: string;
            id: number;
            /** @description Always true in R1 to R3, because of a backend bug; in R4 true for posts younger than 5 days. */
            is_new: boolean;
            post_by: components["schemas"]["BlogAuthor"];
            slug: string;
            tags: components["schemas"]["BlogTag"][];
            /** Format: uri */
            thumbnail: string;
            title: string;
            /** @description Includes this view. */
            total_views: number;
        };
        BlogResponse: {
            data: components["schemas"]["BlogData"];
            /** @description Always "blog details". */
            message: string;
        };
        BlogsData: {
            blogs: components["schemas"]["BlogCard"][];
            /** @description All categories, regardless of the requested one. */
            categories: components["schemas"]["BlogCategory"][];
            support_items?: components["schemas"]["SupportItem"][];
            /** @description A copy of `support_items`. */
            supportItems?: components["schemas"]["SupportItem"][];
            /** @description Number of posts of the requested category on all pages. */
            total: number;
        };
        BlogsResponse: {
            data: components["schemas"]["BlogsData"];
            /** @description Always "all blog posts". */
            message: string;
        };
        BlogTag: {
            id: number;
            name: string;
            slug: string;
        };
        /** @description A brand among the filters. On a product the brand is only its name. */
        Brand: {
            id: number;
            name: string;
            product_count?: number;
            slug?: string;
            thumbnail?: string;
        };
        CancelOrderData: {
            order: components["schemas"]["OrderRow"];
        };
        CancelOrderInput: {
            order_id: number;
        };
        CancelOrderResponse: {
            data: components["schemas"]["CancelOrderData"];
            /** @description Always "Order cancelled successfully". */
            message: string;
        };
        /** @description The complete cart of the requested mode, normal or buy-now. */
        CartData: {
            /** @description One group per shop, in the order in which the shops were added. */
            cart_items: components["schemas"]["CartGroup"][];
            /** @description "Some products are removed from cart due to unavailability" if the server removed lines that are no longer available. */
            info: string | null;
            /** @description Number of lines, not the sum of their quantities. */
            total: number;
        };
        /** @description The cart lines of one shop. */
        CartGroup: {
            /** @description The part of this shop in the delivery charge. Missing if nothing is shipped. */
            delivery_charge?: number;
            /** @description Free text such as "2-3 days", the same as in the products. Missing if nothing is shipped. */
            estimated_delivery_time?: string;
            products: components["schemas"]["CartLine"][];
            shop_id: number;
            /** Format: uri */
            shop_logo: string;
            shop_name: string;
            shop_online: boolean;
            shop_rating: number;
        };
        /** @description One product in the cart. Another size or colour of the same product replaces the options instead of adding a line. The names in a line are never translated. */
        CartLine: {
            brand: string | null;
            color: components["schemas"]["Colour"] | null;
            discount?: number;
            /** @description Calculated from the two prices above. */
            discount_percentage: number;
            /** @description Flash or discounted unit price, including the same surcharges; 0 means no discount. */
            discount_price: number;
            /** @description A boolean here, a number on cards. */
            discount_type?: boolean;
            /** @description ID of the product. */
            id: number;
            is_digital: boolean;
            name: string;
            /** @description Unit price, including surcharges for size and colour (cards exclude them). */
            price: number;
            quantity: number;
            rating: number;
            size: components["schemas"]["Size"] | null;
            /** Format: uri */
            thumbnail: string;
            total_reviews: number;
            total_sold: number;
            /** @description Name of the unit (cards contain an object). */
            unit: string | null;
        };
        /** @description Identifies a cart line by its product. Lines have no ID of their own. */
        CartLineInput: {
            /** @description Selects the line of the buy-now cart. */
            is_buy_now?: boolean | null;
            /** @description ID of the line's product. */
            product_id: number;
        };
        CartResponse: {
            data: components["schemas"]["CartData"];
            /** @description Each operation documents its messages. */
            message: string;
        };
        CategoriesData: {
            categories: components["schemas"]["Category"][];
            total: number;
        };
        CategoriesResponse: {
            data: components["schemas"]["CategoriesData"];
            /** @description Always "categories". */
            message: string;
        };
        Category: {
            banner?: string | null;
            description?: string;
            icon?: string | null;
            id: number;
            name: string;
            slug?: string;
            /** @description Active sub-categories only. */
            sub_categories: components["schemas"]["SubCategory"][];
            /** Format: uri */
            thumbnail: string;
        };
        ChangePasswordInput: {
            /** Format: password */
            current_password: string;
            /**
             * Format: password
             * @description Not trimmed.
             */
            password: string;
            /**
             * Format: password
             * @description Must equal the new password. A mismatch is reported under `password`.
             */
            password_confirmation: string;
        };
        ChatMessage: {
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with six decimals.
             */
            created_at: string;
            id: number;
            /**
             * @description 1 if the other side has seen it, else 0. Null in the sendMessage response and in realtime events.
             * @enum {integer|null}
             */
            is_seen: 0 | 1 | null;
            /** @description Plain text, never HTML. Null in a message that contains only a product. */
            message: string | null;
            /** @description Set in a message that contains a product. */
            product: components["schemas"]["ChatProduct"] | null;
            shop: components["schemas"]["ChatShop"];
            /** @description Whether shop staff are online now, not when the message was written. */
            shop_active_status: boolean;
            /**
             * @description The side that wrote the message.
             * @enum {string}
             */
            type: "user" | "shop";
            user: components["schemas"]["User"];
            /** @description Whether the customer is online now. */
            user_active_status: boolean;
        };
        ChatMessageData: {
            data: components["schemas"]["ChatMessage"];
        };
        ChatMessageInput: {
            /** @description R1 also accepts an empty string and stores null. */
            message?: string | null;
            /** @description A shop with which the customer has a conversation. */
            shop_id: number;
            type: components["schemas"]["CustomerSide"];
        };
        ChatMessageResponse: {
            data: components["schemas"]["ChatMessageData"];
            /** @description Always "message sent successfully". */
            message: string;
        };
        /** @description There is no total. An empty page means that there are no older messages. */
        ChatMessagesData: {
            /** @description Newest first. */
            data: components["schemas"]["ChatMessage"][];
        };
        ChatMessagesResponse: {
            data: components["schemas"]["ChatMessagesData"];
            /** @description Always "success". */
            message: string;
        };
        ChatProduct: {
            /** @description 0 means no discount. */
            discount_price: number;
            id: number;
            /** @description The base name, never translated. */
            name: string;
            price: number;
            rating: number;
            /** Format: uri */
            thumbnail: string;
            total_reviews: number;
        };
        ChatShop: {
            id: number;
            /** @description Whether shop staff were active in the last ten minutes. */
            last_online: boolean;
            /** Format: uri */
            logo: string;
            /** @description Never translated. */
            name: string;
            /** @description 5 if the shop has no reviews. */
            rating: number;
        };
        /** @description A preview. The placed order may differ. For vouchers it includes surcharges and flash prices, and it charges delivery for digital products too. */
        Checkout: {
            all_vat_taxes: components["schemas"]["CheckoutTax"][];
            coupon_discount: number;
            /** @description Sum over the shops, each by its number of items. */
            delivery_charge: number;
            /** @description Taxes of all shops, calculated from the subtotals only. */
            order_tax_amount: number;
            /** @description Total plus delivery plus tax minus voucher. */
            payable_amount: number;
            /** @description Sum of unit price times quantity. */
            total_amount: number;
        };
        CheckoutData: {
            /** @description True only if a code was sent and gave a discount; false for a collected voucher. */
            apply_coupon: boolean;
            checkout: components["schemas"]["Checkout"];
            /** @description The included cart groups. */
            checkout_items: components["schemas"]["CartGroup"][];
        };
        CheckoutInput: {
            /** @description Address for the delivery charge. */
            address_id?: number | null;
            /** @description ID of the delivery area. */
            area_id?: number | null;
            /** @description Voucher code to try. Without one, a collected voucher is applied automatically if it gives a discount. */
            coupon_code?: string | null;
            /** @description Uses the buy-now cart. */
            is_buy_now?: boolean | null;
            /** @description Required by R4 unless `address_id` is sent. */
            latitude?: number;
            /** @description Required by R4 unless `address_id` is sent. */
            longitude?: number;
            /** @description Shops whose lines are included. If empty or omitted, all amounts are zero. */
            shop_ids?: number[] | null;
        };
        CheckoutResponse: {
            data: components["schemas"]["CheckoutData"];
            /** @description "Checkout information" without a code, else "Coupon applied" or "Coupon not applied". A rejected code is not an error. */
            message: string;
        };
        CheckoutTax: {
            /** @description The last shop's share only, because of a backend bug. `order_tax_amount` is correct. */
            amount: number;
            id: number;
            name: string;
            percentage: number;
        };
        /** @description Omitted if the voucher was already collected. */
        CollectedVoucherData: {
            coupon: components["schemas"]["Coupon"];
        };
        CollectedVouchersResponse: {
            data: components["schemas"]["CouponsData"];
            /** @description Always "available collected vouchers". */
            message: string;
        };
        CollectVoucherInput: {
            /** @description ID of the voucher. An unknown one is rejected with "The coupon id is not exists." */
            coupon_id: number;
        };
        CollectVoucherResponse: {
            data?: components["schemas"]["CollectedVoucherData"];
            /** @description "Voucher collected successfully", or "Voucher already collected". */
            message: string;
        };
        Colour: {
            /**
             * @description Hexadecimal colour.
             * @example #1c1c1e
             */
            color_code: string;
            id: number;
            /** @description Image of the product in this colour, or an empty string. */
            img?: string;
            name: string;
            /** @description Surcharge on the product's price; 0 among filters. */
            price: number;
        };
        Contact: {
            address?: string | null;
            email: string | null;
            /** @description Free text from the shop, usually the URL of a page. */
            messenger: string | null;
            phone: string | null;
            /** @description A phone number as the shop entered it, not a link. */
            whatsapp: string | null;
        };
        /** @description The database row of the backend. */
        ContactMessage: {
            created_at: components["schemas"]["ContactMessageMoment"];
            email: string | null;
            id: number;
            message: string;
            name: string | null;
            phone: string | null;
            subject: string;
            updated_at: components["schemas"]["ContactMessageMoment"];
        };
        ContactMessageData: {
            content: components["schemas"]["ContactMessage"];
        };
        ContactMessageInput: {
            /** @description Any string; the backend does not validate it. */
            email?: string | null;
            message: string;
            name?: string | null;
            /** @description Any string; the backend does not validate it. */
            phone?: string | null;
            subject: string;
        };
        /**
         * Format: date-time
         * @description Timestamp in UTC with six decimals.
         * @example 2026-11-21T01:41:46.000000Z
         */
        ContactMessageMoment: string;
        ContactMessageResponse: {
            data: components["schemas"]["ContactMessageData"];
            /** @description Always "Your message has been sent successfully". */
            message: string;
        };
        ContactResponse: {
            data: components["schemas"]["Contact"];
            /** @description Always "Contact Us". */
            message: string;
        };
        /** @description The customer's conversation with one shop. */
        Conversation: {
            id: number;
            /** @description Whether the customer has seen all messages of the shop. */
            is_read: boolean;
            /**
             * @description The first 12 characters of the last message and "...", or the product's name if that message has no text. Null before the first message.
             * @example Thank you
             * @example l...
             */
            last_message: string | null;
            /**
             * @description Time since the last message, always in English.
             * @example 5 minutes ago
             */
            last_message_time: string | null;
            /** @description The product of the last question; null after the chat was opened without one. */
            product: components["schemas"]["ChatProduct"] | null;
            shop: components["schemas"]["ChatShop"];
            /** @description Number of the shop's messages that the customer has not seen. Shown on the customer's badge. */
            unread_message_shop: number;
            /** @description Number of the customer's messages that the shop has not seen. */
            unread_message_user: number;
            user: components["schemas"]["User"];
        };
        ConversationInput: {
            /** @description Text of the message that contains the product; used only together with `product_id`. */
            message?: string | null;
            /** @description The product of the question. Every request with it adds a message that contains the product. */
            product_id?: number | null;
            shop_id: number;
            type: components["schemas"]["CustomerSide"];
            /** @description ID of the signed-in customer. */
            user_id: number;
        };
        ConversationsData: {
            /** @description Sorted within the page by last message, newest first. The pages themselves are sorted by creation of the conversations. */
            data: components["schemas"]["Conversation"][];
            /** @description Number of rows on this page, not of all conversations. */
            total: number;
        };
        ConversationsResponse: {
            data: components["schemas"]["ConversationsData"];
            /** @description Always "success". */
            message: string;
        };
        CountriesData: {
            /** @description About 250 countries. */
            countries: components["schemas"]["Country"][];
        };
        CountriesResponse: {
            data: components["schemas"]["CountriesData"];
            /** @description Always "all countries". */
            message: string;
        };
        Country: {
            id: number;
            /** @description English name. A profile stores this name, not the ID. */
            name: string;
            /**
             * @description Dialling code without the plus sign.
             * @example 880
             */
            phone_code: string;
        };
        /** @description A voucher of a shop or of the platform. */
        Coupon: {
            /** @description The code that the customer enters at checkout. */
            code: string;
            /** @description Percentage of the shop's subtotal, or an amount in the default currency, depending on `discount_type`. */
            discount: number;
            /** @enum {string} */
            discount_type: "Percentage" | "Amount";
            id: number;
            /** @description Whether the signed-in customer has collected it. */
            is_collected: boolean;
            /** @description Number of orders in which a customer can use it. Cancelled orders count. */
            limit_for_user: number;
            /** @description Maximum discount; 0 means no limit. */
            max_discount_amount: number;
            /** @description Minimum subtotal of the shop. */
            min_order_amount: number;
            /** @description Null for a platform voucher. */
            shop_id: number | null;
            /**
             * @description Start of validity, as a string in the server's time zone.
             * @example 01 November 2026 00:00
             */
            started: string;
            /**
             * @description End of validity, as a string in the server's time zone.
             * @example 01 December 2026 01:39
             */
            validity: string;
            /**
             * @description "Amin Voucher" is a platform voucher; the backend misspells it.
             * @enum {string}
             */
            voucher_type: "Shop Voucher" | "Amin Voucher";
        };
        /** @description The complete list, without pagination. */
        CouponsData: {
            coupons: components["schemas"]["Coupon"][];
        };
        CreateTicketData: {
            support_ticket: components["schemas"]["TicketRow"];
        };
        CreateTicketResponse: {
            data: components["schemas"]["CreateTicketData"];
            /** @description Always "support ticket created successfully". */
            message: string;
        };
        Currency: {
            id: number;
            is_default: boolean;
            /** @description ISO 4217 code. */
            name: string;
            /** @description Rate as entered by the operator. Use `rate_from_default`. */
            rate: number;
            /** @description Factor for amounts in the API, with four decimals. */
            rate_from_default: number;
            /** @description Symbol to display. */
            symbol: string;
        };
        /**
         * @description The side that writes. Customers send only `user`; R1 does not verify it.
         * @constant
         */
        CustomerSide: "user";
        /** @description The currency of all amounts in the API. */
        DefaultCurrency: {
            /** @description ISO 4217 code. */
            name: string;
            /**
             * @description Position of the symbol before or after the amount, for every currency.
             * @enum {string}
             */
            position: "prefix" | "suffix";
            /** @description Always 1. */
            rate: number;
            /** @description Symbol to display. */
            symbol: string;
        };
        /**
         * @description An empty body with the content type of an HTML page.
         * @constant
         */
        EmptyPage: "";
        /** @description An error with one English sentence. */
        ErrorMessage: {
            /** @description The reason for the error. */
            message: string;
        };
        FavouriteData: {
            product: components["schemas"]["ProductCard"];
        };
        FavouriteResponse: {
            data: components["schemas"]["FavouriteData"];
            /** @description Always "favorite updated successfully". */
            message: string;
        };
        /** @description The complete list. Its length is the number on the badge. */
        FavouritesData: {
            products: components["schemas"]["ProductCard"][];
        };
        FavouritesResponse: {
            data: components["schemas"]["FavouritesData"];
            /** @description Always "favorite products". */
            message: string;
        };
        FlashSale: {
            description?: string | null;
            /** @description Milliseconds since 1970. */
            end_date: number;
            id: number;
            name: string;
            /** @description At most 9 products, and only in the running sale of getHome; null everywhere else. */
            products: components["schemas"]["ProductCard"][] | null;
            /** @description Milliseconds since 1970. */
            start_date: number;
            /** Format: uri */
            thumbnail: string;
        };
        FlashSaleData: {
            flash_sale: components["schemas"]["FlashSale"];
            products: components["schemas"]["ProductCard"][];
            /** @description Number of products of the requested category on all pages. Other lists call it `total`. */
            total_products: number;
        };
        FlashSaleResponse: {
            data: components["schemas"]["FlashSaleData"];
            /** @description Always "flash sale details". */
            message: string;
        };
        FlashSalesData: {
            /** @description The upcoming sale. */
            incoming_flash_sale: components["schemas"]["FlashSale"] | null;
            /** @description The running sale. */
            running_flash_sale: components["schemas"]["FlashSale"] | null;
        };
        FlashSalesResponse: {
            data: components["schemas"]["FlashSalesData"];
            /** @description Always "incoming and running flash sale". */
            message: string;
        };
        FooterColumn: {
            id: number;
            items: components["schemas"]["FooterItem"][];
            /** @description Order among the columns. */
            position: number;
            /** @description Heading of the column. */
            title: string | null;
        };
        FooterItem: {
            /** @description Image beside the text. */
            icon?: string | null;
            id: number;
            /** @enum {string} */
            target: "_self" | "_blank";
            /** @description Text of the link, or the text, phone number or email address itself. */
            title: string | null;
            /**
             * @description How to display the item.
             * @enum {string}
             */
            type: "logo" | "text" | "phone" | "email" | "social_links" | "link" | "app_store";
            /** @description Target of a link. */
            url: string | null;
        };
        GuestToken: {
            /**
             * Format: uuid
             * @description Value of the header X-Guest-Token in the guest's next requests.
             */
            access_token: string;
        };
        /** @description Sent from R2 on to a guest without a token. The cart is unchanged. */
        GuestTokenResponse: {
            data: components["schemas"]["GuestToken"];
            /** @description Always "Access token generated". */
            message: string;
        };
        /** @description An empty object. */
        Heartbeat: Record<string, unknown>;
        /**
         * @description A hexadecimal colour.
         * @example #EE456B
         */
        HexColour: string;
        HomeData: {
            /** @description The two newest advertisements. */
            ads: components["schemas"]["Banner"][];
            banners: components["schemas"]["Banner"][];
            /** @description At most 6, by units sold. */
            best_deal_products?: components["schemas"]["ProductCard"][];
            /** @description At most 10, most products first (R4 sends up to 12, by ID). */
            categories: components["schemas"]["Category"][];
            /** @description The upcoming sale. */
            incoming_flash_sale: components["schemas"]["FlashSale"] | null;
            just_for_you: components["schemas"]["JustForYou"];
            /** @description At most 6, by rating, then by number of orders. */
            popular_products: components["schemas"]["ProductCard"][];
            /** @description The running sale, with at most 9 of its products. */
            running_flash_sale: components["schemas"]["FlashSale"] | null;
            /** @description At most 8; empty in a single-vendor shop. */
            shops: components["schemas"]["ShopCard"][];
            support_items?: components["schemas"]["SupportItem"][];
        };
        HomeResponse: {
            data: components["schemas"]["HomeData"];
            /** @description Always "home". */
            message: string;
        };
        /** @description IDs, separated by commas. */
        Ids: string;
        /** @description Sent from R4 on for an inactive product. */
        InactiveProductResponse: {
            /** @constant */
            message: "product not found";
        };
        /** @description The only paginated part of the home page; newest first. */
        JustForYou: {
            products: components["schemas"]["ProductCard"][];
            total: number;
        };
        Language: {
            /**
             * @description Writing direction.
             * @enum {string}
             */
            direction: "ltr" | "rtl";
            id: number;
            /** @description Language code for Accept-Language and getTranslations. */
            name: string;
            /** @description Name to display. */
            title: string;
        };
        /** @description A legal page. Both fields are null for an unknown slug. */
        LegalPage: {
            /** @description HTML. Must be sanitised. */
            description: string | null;
            title: string | null;
        };
        LegalPageData: {
            content: components["schemas"]["LegalPage"];
        };
        LegalPageResponse: {
            data: components["schemas"]["LegalPageData"];
            /** @description Always "Legal Page". */
            message: string;
        };
        Licence: {
            /** Format: date-time */
            created_at: string;
            id: number;
            /**
             * @description 1 if the key is assigned.
             * @enum {integer}
             */
            is_used: 0 | 1;
            order_id: number;
            product_id: number;
            /**
             * @description The licence key.
             * @example 7KQM-2X9D-HT4P-B6WF
             */
            product_license: string;
            /**
             * @description 1 if the key is valid.
             * @enum {integer}
             */
            status: 0 | 1;
            /** Format: date-time */
            updated_at: string;
            user_id: number;
        };
        LoginData: {
            access: components["schemas"]["Access"];
            user: components["schemas"]["User"];
        };
        LoginInput: {
            /** @description Push token of a mobile app. */
            device_key?: string | null;
            /** @description Type of the mobile device. */
            device_type?: string | null;
            /**
             * Format: password
             * @description Not trimmed.
             */
            password: string;
            /** @description Phone number or email address, as the customer entered it. */
            phone: string;
        };
        LoginResponse: {
            data: components["schemas"]["LoginData"];
            /** @description Always "Login successfully". */
            message: string;
        };
        MenuItem: {
            id: number;
            is_external: boolean;
            /** @description Text to display. Never null in R1; later releases may send null under `ar`. */
            name: string | null;
            /** @enum {string} */
            target: "_self" | "_blank";
            /** @description Title of the link. */
            title: string | null;
            /** @description A path of the storefront, or an absolute URL if `is_external`. */
            url: string;
        };
        /** @description A successful response without `data`. */
        MessageResponse: {
            /** @description The result, in English. */
            message: string;
        };
        NamedItem: {
            id: number;
            name: string;
        };
        /** @description An empty array, which the backend sends instead of an empty object. */
        NoPreOrderDetails: unknown[];
        /** @description No rider is assigned. */
        NoRider: Record<string, unknown>[];
        /** @description An empty array, which the backend sends instead of an empty object. */
        NoSocialAuths: unknown[];
        OrderAttachment: {
            /**
             * @description Without a dot.
             * @example pdf
             */
            extension: string;
            id: number;
            /** Format: uri */
            url: string;
        };
        /** @description Number of orders per status, regardless of the filter. */
        OrderCounts: {
            all: number;
            cancelled: number;
            confirm: number;
            delivered: number;
            on_the_way: number;
            pending: number;
            pickup: number;
            processing: number;
        };
        OrderDetails: {
            /** @description Null if the address was deleted. */
            address: components["schemas"]["Address"] | null;
            /** @description The raw tax rows at the time of the order. */
            all_vat_taxes: components["schemas"]["OrderTax"][];
            coupon_discount: number;
            /**
             * Format: date-time
             * @description Time of the order; ISO 8601 in UTC with six decimals.
             */
            created_at: string;
            delivery_charge: number;
            /** @description Always 0. */
            discount: number;
            /** @description A duration such as "3-4 days", not a date. */
            estimated_delivery_date: string;
            id: number;
            /**
             * Format: uri
             * @description The invoice as a PDF, outside the API. It requires no token, so anyone with the URL can read it.
             */
            invoice_url: string;
            /** @description True if delivered, placed within the return period, and without digital products. The backend counts 3 days here too. The mock counts the days of the setting. */
            is_returnable: boolean;
            /**
             * @description The end of the return period, as a string in the server's time zone.
             * @example 24 Nov, 2026 01:41 AM
             */
            last_return_date: string;
            /** @description The customer's note from placeOrder. The storefront shows it if a backend sends it. */
            note?: string | null;
            /**
             * @description Number sign, the shop's prefix and six digits.
             * @example #RC000004
             */
            order_code: string;
            order_status: components["schemas"]["OrderStatus"];
            payable_amount: number;
            /** @description "Cash Payment"; "Online Payment" while an online order is unpaid; afterwards the gateway, such as "Stripe". */
            payment_method: string;
            /**
             * Format: uri
             * @description The payment slip as a PDF. Requires no token either.
             */
            payment_receipt_url: string;
            /** @enum {string} */
            payment_status: "Pending" | "Paid";
            /**
             * @description The same time as a string in the server's time zone.
             * @example 21 Nov, 2026 01:41 AM
             */
            placed_at: string;
            /** @description The order lines. */
            products: components["schemas"]["OrderProduct"][];
            /** @description Number of items. */
            quantity: number;
            /**
             * @description Days after placing the order in which a return is possible. The backend always sends 3, regardless of the setting of the same name in getSettings. The mock sends the setting.
             * @example 3
             */
            return_order_within_days: number;
            /** @description The rider, while one is assigned and the order is neither delivered nor cancelled. Otherwise an empty array. */
            rider?: components["schemas"]["NoRider"] | components["schemas"]["Rider"];
            shop: components["schemas"]["ShopCard"];
            /** @description When the order reached its statuses, oldest first. The storefront shows no days without it. */
            status_history?: components["schemas"]["OrderStatusChange"][];
            tax_amount: number;
            /** @description Price of the items including surcharges for size and colour, before tax, delivery and voucher. */
            total_amount: number;
        };
        OrderDetailsData: {
            order: components["schemas"]["OrderDetails"];
        };
        OrderDetailsResponse: {
            data: components["schemas"]["OrderDetailsData"];
            /** @description Always "order details". */
            message: string;
        };
        /**
         * @description A value of OrderStatus, or `digital` for orders with a digital product. Case-insensitive; empty means all.
         * @example Pending
         * @example on the way
         * @example digital
         */
        OrderFilter: string;
        /** @description One ordered product. Its option names are those at the time of the order, never translated. */
        OrderProduct: {
            /** @description The files of a download. Sent before payment too. */
            attachments: components["schemas"]["OrderAttachment"][];
            /** @description Name of the brand. */
            brand: string | null;
            color: string | null;
            /** @description The unit price paid, but only if the product has a discount price today. Otherwise 0, and the response does not contain the unit price paid. */
            discount_price: number;
            /**
             * @description What a digital product is, its kind first, as in a product card.
             * @example [
             *       "Audiobook",
             *       "MP3"
             *     ]
             */
            facts?: string[];
            /** @description ID of the product. */
            id: number;
            is_digital: boolean;
            is_returned: boolean;
            /** @description The raw licence row of a download, null for other products. Only the first licence, even for a higher quantity. Sent before payment too; show it only when the order is paid. */
            license: components["schemas"]["Licence"] | null;
            /**
             * Format: uri
             * @description URL of the licence PDF, see downloadLicence. Use it unchanged.
             */
            license_download_link: string | null;
            name: string;
            /** @description Ordered quantity. */
            order_qty: number;
            /** @description The product's current base price, not the price paid. */
            price: number;
            /** @description The customer's rating for this order; null without a review. */
            rating: number | null;
            size: string | null;
            /** Format: uri */
            thumbnail: string;
            unit: string | null;
        };
        OrderRow: {
            /** @description Null if the address was deleted. */
            address: components["schemas"]["Address"] | null;
            /** @description Payable amount. */
            amount: number;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with six decimals.
             */
            created_at: string;
            id: number;
            /**
             * @description Number sign, the shop's prefix and six digits.
             * @example #RC000004
             */
            order_code: string;
            order_status: components["schemas"]["OrderStatus"];
            /** @description "Cash Payment"; "Online Payment" while an online order is unpaid; afterwards the gateway, such as "Stripe". */
            payment_method: string;
            /** @enum {string} */
            payment_status: "Pending" | "Paid";
            /**
             * @description The same time as a string in the server's time zone.
             * @example 21 Nov, 2026 01:41 AM
             */
            placed_at: string;
            /** @description The ordered products with their current catalogue data. Their `quantity` is the stock, not the ordered quantity. */
            products: components["schemas"]["ProductCard"][];
            /** @description Number of items. */
            quantity: number;
            /** @description When the order reached its statuses, oldest first. The storefront shows no days without it. */
            status_history?: components["schemas"]["OrderStatusChange"][];
        };
        OrdersData: {
            /** @description Newest first. With `digital` the sort order is undefined, and only digital products are listed and counted. */
            orders: components["schemas"]["OrderRow"][];
            status_wise_orders: components["schemas"]["OrderCounts"];
            /** @description Number of orders that match the filter. */
            total: number;
        };
        OrdersResponse: {
            data: components["schemas"]["OrdersData"];
            /** @description Always "orders". */
            message: string;
        };
        /**
         * @description `Pending`, `Confirm`, `Processing`, `Pickup`, `On The Way` and `Delivered` in this order, or `Cancelled`.
         * @enum {string}
         */
        OrderStatus: "Pending" | "Confirm" | "Processing" | "Pickup" | "On The Way" | "Delivered" | "Cancelled";
        OrderStatusChange: {
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with six decimals.
             */
            created_at: string;
            status: components["schemas"]["OrderStatus"];
        };
        OrderTax: {
            amount: number;
            /** Format: date-time */
            created_at: string;
            /** @description ID of this row, not of the tax in getCheckout. */
            id: number;
            name: string;
            order_id: number;
            percentage: number;
            /** Format: date-time */
            updated_at: string;
        };
        PaymentData: {
            /**
             * Format: uri
             * @description URL of the payment page. Open it next.
             */
            order_payment_url: string;
        };
        PaymentGateway: {
            id: number;
            /** @description Always true, because only active gateways are listed. */
            is_active: boolean;
            /** Format: uri */
            logo: string;
            /** @description Value for `payment_method`. */
            name: string;
            /** @description Name to display. */
            title: string;
        };
        PaymentResponse: {
            data: components["schemas"]["PaymentData"];
            /** @description Always "Payment created". */
            message: string;
        };
        /** @description Contains no order ID. The new orders are the newest rows of listOrders. */
        PlaceOrderData: {
            /**
             * Format: uri
             * @description URL of the payment page. Open it next. Null for cash.
             */
            order_payment_url: string | null;
        };
        PlaceOrderInput: {
            /** @description ID of the delivery address. */
            address_id: number;
            /** @description ID of the delivery area. */
            area_id?: number | null;
            /** @description Voucher code. Without one, a collected voucher is applied automatically if it gives a discount. */
            coupon_code?: string | null;
            /** @description Orders the buy-now cart. */
            is_buy_now?: boolean | null;
            /** @description Required by R4 unless `address_id` is sent. */
            latitude?: number;
            /** @description Required by R4 unless `address_id` is sent. */
            longitude?: number;
            /** @description Note from the customer. */
            note?: string | null;
            /** @description `cash` or the `name` of a gateway from getSettings, case-insensitive. An unknown value is silently treated as cash. */
            payment_method: string;
            /** @description Shops whose lines are ordered. An empty array counts as missing. */
            shop_ids: number[];
        };
        PlaceOrderResponse: {
            data: components["schemas"]["PlaceOrderData"];
            /** @description Always "Order created successfully". */
            message: string;
        };
        /** @description Terms of the pre-order module. Not used by the storefront. */
        PreOrderDetails: {
            [key: string]: unknown;
        };
        /** @description A product in a list. */
        ProductCard: {
            /** @description Name of the brand only. */
            brand: string | null;
            colors: components["schemas"]["Colour"][];
            discount?: number;
            /** @description In a flash sale the percentage stored with the sale, else calculated from the two prices. */
            discount_percentage: number;
            /** @description The flash price during a flash sale with stock, else the discounted price; 0 means no discount. */
            discount_price: number;
            /**
             * @description 0 for a percentage, 1 for an amount.
             * @enum {integer}
             */
            discount_type?: 0 | 1;
            /**
             * @description What a digital product is, its kind first.
             * @example [
             *       "Audiobook",
             *       "MP3"
             *     ]
             */
            facts?: string[];
            id: number;
            /** @description Whether the product is a licence or a file instead of a physical product. */
            is_digital: boolean;
            /** @description Whether the signed-in customer marked it as a favourite. Always false without a token. */
            is_favorite: boolean;
            is_preorder?: boolean;
            is_prepay?: boolean;
            name: string;
            /** @description Base price, without surcharges for size and colour and without tax. */
            price: number;
            /** @description Stock; during a flash sale the quantity left in it. May be negative after overselling. Digital products return 999999 unless limited. */
            quantity: number;
            /** @description Average with one decimal; 0 without reviews. */
            rating: number;
            shop: components["schemas"]["ProductShop"];
            short_description?: string | null;
            sizes: components["schemas"]["Size"][];
            slug?: string;
            /** Format: uri */
            thumbnail: string;
            total_reviews: number;
            total_sold: number;
            unit: components["schemas"]["Unit"] | null;
        };
        /** @description The category of a product. */
        ProductCategory: {
            id: number;
            name: string;
        };
        ProductData: {
            /** @description At most 6 of the same shop. */
            popular_products: components["schemas"]["ProductCard"][];
            product: components["schemas"]["ProductDetails"];
            /** @description At most 6 random products of the same category. */
            related_products: components["schemas"]["ProductCard"][];
            seller_offers?: components["schemas"]["SellerOffer"][];
        };
        /** @description A product with its details. Like a card, but with a gallery instead of `thumbnail`. */
        ProductDetails: {
            /** @description Name of the brand only. */
            brand: string | null;
            category?: components["schemas"]["ProductCategory"];
            colors: components["schemas"]["Colour"][];
            /** @description HTML written by the seller. Must be sanitised. */
            description: string | null;
            discount?: number;
            discount_percentage: number;
            /** @description The flash price during a flash sale with stock, else the discounted price; 0 means no discount. */
            discount_price: number;
            /**
             * @description 0 for a percentage, 1 for an amount.
             * @enum {integer}
             */
            discount_type?: 0 | 1;
            /**
             * @description What a digital product is, its kind first.
             * @example [
             *       "Audiobook",
             *       "MP3"
             *     ]
             */
            facts?: string[];
            /** @description The running flash sale that contains the product. */
            flash_sale: components["schemas"]["FlashSale"] | null;
            id: number;
            /** @description Whether the product is a licence or a file instead of a physical product. */
            is_digital: boolean;
            /** @description Whether the signed-in customer marked it as a favourite. Always false without a token. */
            is_favorite: boolean;
            is_preorder?: boolean;
            /** @description Description for search engines; defaults to the name. */
            meta_description: string;
            /** @description Comma-separated keywords. */
            meta_keywords: string | null;
            /** @description Title for search engines; defaults to the name. */
            meta_title: string;
            name: string;
            /** @description An empty array, or an object of the pre-order module. */
            pre_order_details?: components["schemas"]["NoPreOrderDetails"] | components["schemas"]["PreOrderDetails"];
            /** @description Base price, without surcharges for size and colour and without tax. */
            price: number;
            /** @description Stock; during a flash sale the quantity left in it. May be negative after overselling. */
            quantity: number;
            /** @description Average with one decimal; 0 without reviews. */
            rating: number;
            shop: components["schemas"]["ProductShop"];
            short_description: string | null;
            sizes: components["schemas"]["Size"][];
            slug?: string;
            thumbnails: components["schemas"]["ProductMedia"][];
            total_reviews: number;
            total_sold: number;
            unit: components["schemas"]["Unit"] | null;
        };
        /** @description The available filter values. They do not depend on the query. */
        ProductFilters: {
            brands: components["schemas"]["Brand"][];
            colors: components["schemas"]["Colour"][];
            /** @description Highest base price of the entire catalogue, without decimals. */
            max_price: number;
            /** @description Lowest base or flash price of the entire catalogue, without decimals. */
            min_price: number;
            /** @description The shops, none in a single-vendor shop. A backend that sends them supports `shop_ids`, `brand_ids`, `color_ids`, `size_ids`, `min_rating` and `is_discounted`. */
            shops?: components["schemas"]["NamedItem"][];
            sizes: components["schemas"]["Size"][];
        };
        /** @description One image or video of a product's gallery. A video comes first, then the main image. Without a main image, its place has the placeholder `/default/default.jpg` with the id null. */
        ProductMedia: {
            /** @description The colour that an image shows, if it is one of the product's `colors`. */
            color_id?: number;
            id: number | null;
            /**
             * Format: uri
             * @description The image; null for a video.
             */
            thumbnail: string | null;
            /** @enum {string} */
            type: "image" | "file" | "youtube" | "vimeo" | "dailymotion";
            /** @description Null for an image. For `file` the URL of the video. For `youtube`, `vimeo` and `dailymotion` a complete iframe snippet in HTML, which must be sanitised. */
            url: string | null;
        };
        ProductResponse: {
            data: components["schemas"]["ProductData"];
            /** @description Always "product details". */
            message: string;
        };
        ProductsData: {
            filters: components["schemas"]["ProductFilters"];
            products: components["schemas"]["ProductCard"][];
            /** @description Number of matching products on all pages. */
            total: number;
        };
        /** @description The shop of a product. */
        ProductShop: {
            address?: string | null;
            /** @description Delivery charge per item. */
            delivery_charge: number;
            /** @description Free text. If unset, "2-3 days" on cards and "2-4 days" in product details. */
            estimated_delivery_time: string;
            id: number;
            /** @description Whether shop staff are online now. Always false in product details, because of a backend bug. */
            last_online: boolean;
            /** Format: uri */
            logo: string;
            name: string;
            /** @description 5 if the shop has no reviews. */
            rating: number;
        };
        /**
         * @description `just_for_you` equals `newest`. `default` sorts by ID. The server also sorts by ID for unknown values.
         * @enum {string}
         */
        ProductSort: "default" | "top_selling" | "popular_product" | "newest" | "just_for_you" | "high_to_low" | "low_to_high";
        ProductsResponse: {
            data: components["schemas"]["ProductsData"];
            /** @description Always "products". */
            message: string;
        };
        ProfileData: {
            user: components["schemas"]["User"];
        };
        /** @description Email address, gender and last name are cleared if omitted, so always send them. Sent as `multipart/form-data` with a photo. */
        ProfileInput: {
            /** @description Name of the country, not its ID. Unchanged if omitted. */
            country?: string | null;
            /** @description Any parsable date; returned as `YYYY-MM-DD`. Unchanged if omitted. */
            date_of_birth?: string | null;
            /**
             * Format: email
             * @description Unique. Cleared if omitted. From R3 on its domain must exist.
             */
            email?: string | null;
            /** @description Usually `male`, `female` or `other`; the server accepts any string. Cleared if omitted. */
            gender?: string | null;
            /** @description Cleared if omitted. No response contains it. */
            last_name?: string | null;
            name: string;
            /** @description Unique. The format is not validated. */
            phone: string;
            /** @description Dialling code without the plus sign. Unchanged if omitted. */
            phone_code?: string | null;
            /**
             * Format: binary
             * @description Only in `multipart/form-data`. The first photo of a customer is lost.
             */
            profile_photo?: Blob;
        };
        ProfileResponse: {
            data: components["schemas"]["ProfileData"];
            /** @description The result, in English. */
            message: string;
        };
        RecentlyViewedData: {
            /** @description Most recently viewed first. */
            products: components["schemas"]["ProductCard"][];
        };
        RecentlyViewedResponse: {
            data: components["schemas"]["RecentlyViewedData"];
            /** @description Always "recently viewed products". */
            message: string;
        };
        /** @description The shop's settings are stricter than this schema. They define whether phone and email are required and how many digits a phone number has. Sent as `multipart/form-data` with a photo. */
        RegistrationInput: {
            /** @description Name of the country, not its ID. Optional from R4 on. */
            country: string;
            /** @description Any parsable date; returned as `YYYY-MM-DD`. */
            date_of_birth?: string | null;
            /** @description Push token of a mobile app. */
            device_key?: string | null;
            /** @description Type of the mobile device. */
            device_type?: string | null;
            /**
             * Format: email
             * @description Required if codes are sent by email (`register_otp_type` or `forgot_otp_type` is `email`), else only without a phone number. Unique in R1 only; at most 150 characters from R2 on.
             */
            email?: string | null;
            gender?: string | null;
            last_name?: string | null;
            /** @description R3 and later require 5 to 100 Latin letters, spaces, dots, apostrophes and dashes. */
            name: string;
            /**
             * Format: password
             * @description Not trimmed.
             */
            password: string;
            /**
             * Format: password
             * @description Only its length is validated, not whether it equals the password.
             */
            password_confirmation?: string | null;
            /** @description `phone_min_length` to `phone_max_length` digits; required if `phone_required` is true. Unique in R1 only. */
            phone?: string | null;
            /** @description Dialling code without the plus sign. */
            phone_code?: string | null;
            /**
             * Format: binary
             * @description Only in `multipart/form-data`.
             */
            profile_photo?: Blob;
        };
        RegistrationResponse: {
            data: components["schemas"]["LoginData"];
            /** @description Always "Registration successfully complete". */
            message: string;
        };
        ReorderData: {
            order: components["schemas"]["OrderRow"];
            /**
             * Format: uri
             * @description Payment page of the new order; null for cash.
             */
            order_payment_url: string | null;
        };
        ReorderInput: {
            order_id: number;
            /** @description `cash` or the `name` of a gateway, case-insensitive. An unknown value is silently treated as cash. Always send it: without it the backend fails with 500. */
            payment_method?: string | null;
        };
        ReorderResponse: {
            data: components["schemas"]["ReorderData"];
            /** @description Always "Re-order created successfully". */
            message: string;
        };
        ResetPasswordInput: {
            /**
             * Format: password
             * @description Not trimmed.
             */
            password: string;
            /**
             * Format: password
             * @description Must equal the password. A mismatch is reported under `password`.
             */
            password_confirmation?: string | null;
            /** @description The token from verifyOtp. */
            token: string;
        };
        /** @description A return as in the list, but without `quantity`, which each product contains. */
        ReturnDetails: {
            amount: number | null;
            customer_email: string | null;
            customer_name: string;
            customer_phone: string | null;
            id: number;
            /**
             * @description The order code without its number sign.
             * @example RC000002
             */
            order_id: string;
            payment_status: components["schemas"]["ReturnPaymentStatus"];
            reason: string;
            reject_note: string | null;
            return_address: string;
            /** @example 21 November, 2026 */
            return_date: string;
            return_order_products: components["schemas"]["ReturnedProduct"][];
            /** Format: uri */
            shop_logo: string;
            shop_name: string;
            shop_rating: number;
            status: components["schemas"]["ReturnStatus"];
        };
        ReturnDetailsData: {
            returnOrders: components["schemas"]["ReturnDetails"];
        };
        ReturnDetailsResponse: {
            data: components["schemas"]["ReturnDetailsData"];
            /** @description Always "returnOrders". */
            message: string;
        };
        ReturnedProduct: {
            /** @description Name at the time of the order; an empty string for none. */
            color: string;
            /** @description Unit price in the order. */
            price: number;
            product_id: number;
            product_name: string;
            /** @description The product's current base price; an empty string if the product was deleted. */
            product_price: number | "";
            /** @description Returned quantity. */
            quantity: number;
            /** @description Name at the time of the order; an empty string for none. */
            size: string;
            /** Format: uri */
            thumbnail: string;
            /** @description Name at the time of the order; an empty string for none. */
            unit: string;
        };
        ReturnInput: {
            /** @description Account for the refund. A string, even if it contains only digits. */
            bank_account_number: string;
            bank_name?: string | null;
            /** @description The delivered order. */
            order_id: number;
            /** @description Products of the order, each with its full quantity. An empty array counts as missing. */
            product_ids: number[];
            reason: string;
            /** @description Address where the parcel is collected. */
            return_address: string;
        };
        ReturnOrderData: {
            returnOrder: components["schemas"]["ReturnRow"];
        };
        ReturnOrderResponse: {
            data: components["schemas"]["ReturnOrderData"];
            /** @description Always "Order return successfully done". */
            message: string;
        };
        /**
         * @description `Paid` after the refund.
         * @enum {string}
         */
        ReturnPaymentStatus: "Unpaid" | "Paid";
        ReturnRow: {
            /** @description Price of the returned items, without tax, delivery and voucher. */
            amount: number | null;
            id: number;
            /**
             * @description Not an ID but the order code, without the number sign of `order_code`.
             * @example RC000002
             */
            order_id: string;
            payment_status: components["schemas"]["ReturnPaymentStatus"];
            /** @description Number of returned items. */
            quantity: number;
            reason: string;
            /** @description Reason for the rejection. */
            reject_note: string | null;
            return_address: string;
            /**
             * @description Date of the request, in English.
             * @example 21 November, 2026
             */
            return_date: string;
            status: components["schemas"]["ReturnStatus"];
        };
        ReturnsData: {
            /** @description Newest first. */
            returnOrders: components["schemas"]["ReturnRow"][];
            total: number;
        };
        ReturnsResponse: {
            data: components["schemas"]["ReturnsData"];
            /** @description Always "returnOrders". */
            message: string;
        };
        /**
         * @description Initially `Pending`. The shop then sets `Approved`, `Damaged` or `Mismatch`. `Cancelled` means rejected, with a `reject_note`. `Refunded` means that the refund was sent.
         * @enum {string}
         */
        ReturnStatus: "Pending" | "Approved" | "Damaged" | "Mismatch" | "Cancelled" | "Refunded";
        Review: {
            /**
             * @description Date in English.
             * @example November 21, 2026
             */
            created_at: string;
            customer_name: string;
            /**
             * Format: uri
             * @description The customer's photo, or a placeholder.
             */
            customer_profile: string;
            description: string;
            id: number;
            rating: number;
        };
        /** @description Number of reviews per number of stars; 4.5 stars count as 4. A backend that sends it supports `rating` of listReviews. */
        ReviewCounts: {
            1: number;
            2: number;
            3: number;
            4: number;
            5: number;
        };
        ReviewData: {
            review: components["schemas"]["Review"];
        };
        ReviewInput: {
            /** @description The text of the review. */
            description: string;
            /** @description The order that contains the product. */
            order_id: number;
            product_id: number;
            /** @description Stars from 1 to 5. Halves are accepted; 4.5 counts as 4 in the percentages of listReviews. */
            rating: number;
        };
        /** @description Percentage of reviews per number of stars; 4.5 stars count as 4. */
        ReviewPercentages: {
            1: number;
            2: number;
            3: number;
            4: number;
            5: number;
        };
        ReviewResponse: {
            data: components["schemas"]["ReviewData"];
            /** @description "review added successfully", or "review already exists" if this product of this order already has a review. */
            message: string;
        };
        ReviewsData: {
            /** @description Null if neither product nor shop was sent. If both were sent, the shop's. */
            average_rating_percentage: components["schemas"]["ReviewSummary"] | null;
            /** @description Oldest first. */
            reviews: components["schemas"]["Review"][];
            total: number;
        };
        ReviewsResponse: {
            data: components["schemas"]["ReviewsData"];
            /** @description Always "reviews". */
            message: string;
        };
        ReviewSummary: {
            counts?: components["schemas"]["ReviewCounts"];
            percentages: components["schemas"]["ReviewPercentages"];
            rating: number;
            /** @description A number here, unlike `total_reviews` on cards. */
            total_review: number;
        };
        Rider: {
            /** @example 21 November, 2026 */
            assigned_at: string;
            id: number;
            /** @description Empty if unknown. */
            latitude: string;
            /** @description Empty if unknown. */
            longitude: string;
            name: string;
            phone: string;
            /** Format: uri */
            profile_photo: string;
        };
        /** @description The same product in another shop. */
        SellerOffer: {
            discount_price: number;
            id: number;
            name: string;
            price: number;
            shop: components["schemas"]["ProductShop"];
            slug: string;
            /** Format: uri */
            thumbnail: string;
        };
        SendOtpInput: {
            /** @description 1 for a forgotten password; omit it to verify an account. */
            forgot_password?: number | boolean | null;
            /** @description Phone number or email address, as the customer entered it. */
            phone: string;
            /** @description Dialling code without the plus sign. */
            phone_code?: string | null;
        };
        SendOtpResponse: {
            data: components["schemas"]["SentOtp"];
            /** @description States where the code was sent. "Your Verification code is sent to your email" or "... phone", and "Your Forgot Password code is sent to your email" or "... phone". Omitted if nothing was sent. */
            message?: string;
        };
        SendTicketMessageResponse: {
            data: components["schemas"]["TicketMessagesData"];
            /** @description Always "message sent successfully". */
            message: string;
        };
        SentOtp: {
            /** @description Where the code was sent. R1 adds the dialling code in front of the phone number, a form that verifyOtp does not accept. Later releases return only the number. */
            email_or_phone: string | null;
            /** @description The code, in demo mode only (`app_environment` is `local`). */
            otp: number | null;
            /** @description Dialling code without the plus sign. */
            phone_code: string | null;
        };
        /** @description The shop data that the storefront needs before its first render. */
        Settings: {
            /** @description Postal address of the operator. Defaults to "Dhaka, Bangladesh". */
            address: string;
            /** @description "production", or "local" for demo mode. In demo mode profile and password cannot be changed. */
            app_environment: string;
            /** @description Fallback language code of the server. */
            app_locale: string;
            /**
             * Format: uri
             * @description Square logo.
             */
            app_logo: string;
            /** @description Name of the shop. */
            app_name: string;
            /** @description Link to the iOS app. */
            app_store_link: string | null;
            /**
             * Format: uri
             * @description URL of the backend.
             */
            baseUrl: string;
            /** @description Whether cash payment is available. */
            cash_on_delivery: boolean;
            /** @description The active currencies, including the default one. */
            currencies: components["schemas"]["Currency"][];
            currency: components["schemas"]["DefaultCurrency"];
            /** @description Background image of the footer. */
            footer_bg_image?: string | null;
            /** @description Image of the accepted payment methods. */
            footer_payment_img?: string | null;
            /**
             * Format: uri
             * @description QR code that links to the app.
             */
            footer_qr: string | null;
            /** @description Columns of the footer in order. */
            footers: components["schemas"]["FooterColumn"][];
            /**
             * @description Where codes for forgotten passwords are sent.
             * @enum {string}
             */
            forgot_otp_type: "email" | "phone";
            /** @description Link to the Android app. */
            google_playstore_link: string | null;
            /** @description The available languages. May be empty. */
            languages: components["schemas"]["Language"][];
            /** @description Entries of the main menu in order. A single-vendor shop omits the entry with the link `/shops`. */
            menus: components["schemas"]["MenuItem"][];
            /** @description Hotline. Defaults to "+880123456789". */
            mobile: string;
            /** @description False if the entire site is one shop. Shop lists are then empty and `shop_id` filters are ignored. */
            multi_vendor: boolean;
            /** @description Whether online payment is available. */
            online_payment: boolean;
            /** @description Whether only verified accounts can order. */
            order_place_account_verify: boolean;
            /** @description Active gateways only. */
            payment_gateways: components["schemas"]["PaymentGateway"][];
            /**
             * @description Maximum number of digits in a phone number.
             * @default 16
             */
            phone_max_length: number;
            /**
             * @description Minimum number of digits in a phone number.
             * @default 9
             */
            phone_min_length: number;
            /** @description Whether registration requires a phone number. */
            phone_required: boolean;
            /** @description Whether the pre-order module is enabled. */
            preOrder?: boolean;
            /** @description HTML text on pre-orders. */
            preOrderPolicy?: string | null;
            /** @description HTML text on refunds of pre-orders. */
            preOrderRefundPolicy?: string | null;
            /** @description Whether this installation was purchased. */
            purchase?: boolean;
            /** @description Cluster of the realtime service. */
            pusher_app_cluster: string | null;
            /** @description Key of the realtime service. If null or empty, the chat works without realtime. */
            pusher_app_key: string | null;
            /**
             * @description Where codes for new accounts are sent.
             * @enum {string}
             */
            register_otp_type: "email" | "phone";
            /** @description Whether a new account must be verified with a code. */
            register_otp_verify: boolean;
            /** @description Number of days after the order during which a return is possible. */
            return_order_within_days: number;
            /** @description Whether to promote the mobile app. */
            show_download_app: boolean;
            /** @description Whether to show the stock of products. */
            show_product_stock?: boolean;
            /** @description Sign-in providers by name. Without any, the backend sends an empty array instead of an object. */
            social_auths: components["schemas"]["NoSocialAuths"] | components["schemas"]["SocialAuths"];
            /** @description Active social media profiles. */
            social_links: components["schemas"]["SocialLink"][];
            theme_colors: components["schemas"]["ThemeColours"];
            /** @description Logo for dark backgrounds. */
            web_dark_logo?: string;
            /**
             * Format: uri
             * @description Logo for the footer.
             */
            web_footer_logo: string;
            /** @description Copyright line of the footer. */
            web_footer_text: string;
            /**
             * Format: uri
             * @description Logo for the header, on a light background.
             */
            web_logo: string;
            /** @description Whether to show the page footer. */
            web_show_footer: boolean;
        };
        SettingsResponse: {
            data: components["schemas"]["Settings"];
            /** @description Always "Master data". */
            message: string;
        };
        /** @description A shop in a list. */
        ShopCard: {
            /** Format: uri */
            banner: string;
            id: number;
            /** @description Empty if unset. */
            latitude?: string;
            /** Format: uri */
            logo: string;
            /** @description Empty if unset. */
            longitude?: string;
            name: string;
            /** @description Pictures of products of the shop, best sellers first. Transparent backgrounds look best. Clients without them show the banner. */
            previews?: string[];
            /** @description Average with one decimal; 5 without reviews. */
            rating: number;
            /**
             * @description Whether the shop is within opening hours, not whether staff are online.
             * @enum {string}
             */
            shop_status: "Online" | "Offline";
            /** @description The shop's motto, as in its details. */
            short_description?: string | null;
            total_categories: number;
            total_products: number;
            total_reviews: number;
        };
        ShopCategoriesResponse: {
            data: components["schemas"]["CategoriesData"];
            /** @description Always "Shop categories". */
            message: string;
        };
        ShopData: {
            shop: components["schemas"]["ShopDetails"];
        };
        /** @description A shop with its details. Like a card, but the number of reviews is a number. */
        ShopDetails: {
            /** Format: uri */
            banner: string;
            banners: components["schemas"]["Banner"][];
            /** @description HTML written by the seller. Must be sanitised. */
            description: string | null;
            id: number;
            /** @description Empty if unset. */
            latitude?: string;
            /** Format: uri */
            logo: string;
            /** @description Empty if unset. */
            longitude?: string;
            name: string;
            /** @description Pictures of products of the shop, as on cards. */
            previews?: string[];
            /** @description Average with one decimal; 5 without reviews. */
            rating: number;
            /**
             * @description Whether the shop is within opening hours, not whether staff are online.
             * @enum {string}
             */
            shop_status: "Online" | "Offline";
            short_description: string | null;
            /** @description Number of categories with available products. */
            total_categories: number;
            /** @description Number of available products. */
            total_products: number;
            /** @description A number here, unlike `total_reviews` on cards. */
            total_reviews: number;
        };
        ShopPopularProductsData: {
            products: components["schemas"]["ProductCard"][];
        };
        ShopPopularProductsResponse: {
            data: components["schemas"]["ShopPopularProductsData"];
            /** @description Always "popular products". */
            message: string;
        };
        ShopResponse: {
            data: components["schemas"]["ShopData"];
            /** @description Always "shop details". */
            message: string;
        };
        ShopsData: {
            shops: components["schemas"]["ShopCard"][];
            /** @description Number of shops on all pages. */
            total: number;
        };
        ShopsResponse: {
            data: components["schemas"]["ShopsData"];
            /** @description Always "shops". */
            message: string;
        };
        ShopVouchersResponse: {
            data: components["schemas"]["CouponsData"];
            /** @description Always "Shop vouchers". */
            message: string;
        };
        Size: {
            id: number;
            name: string;
            /** @description Surcharge on the product's price; 0 among filters. */
            price: number;
        };
        SocialAuth: {
            /** @description Public client ID of the shop at the provider. */
            client_id: string | null;
            is_active: boolean;
            name: string;
            /** @description URL to which the provider redirects the customer. */
            redirect_url: string | null;
        };
        SocialAuths: {
            apple?: components["schemas"]["SocialAuth"];
            facebook?: components["schemas"]["SocialAuth"];
            google?: components["schemas"]["SocialAuth"];
        };
        SocialLink: {
            id: number;
            /** @description URL of the profile; may be missing on an active entry. */
            link: string | null;
            /** Format: uri */
            logo: string;
            /** @description Name of the social network. */
            name: string;
        };
        SocialProfileInput: {
            /** @description Name of the provider. */
            auth_type: string;
            /** @description Push token of a mobile app. */
            device_key?: string | null;
            /** @description Type of the mobile device. */
            device_type?: string | null;
            email?: string | null;
            gender?: string | null;
            /** @description The provider's ID of the person. */
            id?: string | number | null;
            name?: string | null;
            phone?: string | null;
            /** @description URL of the person's photo at the provider. */
            profile_url?: string | null;
        };
        SocialTokenInput: {
            /** @description Google's authorisation code. For Apple and Facebook any string; it is required but ignored. */
            code: string;
            data?: components["schemas"]["AppleProfile"];
            /** @description Push token of a mobile app. */
            device_key?: string | null;
            /** @description Type of the mobile device. */
            device_type?: string | null;
        };
        /** @description The HTML page of the original storefront, returned for every unknown GET path. */
        StorefrontShell: string;
        SubCategoriesData: {
            sub_categories: components["schemas"]["SubCategory"][];
        };
        SubCategoriesResponse: {
            data: components["schemas"]["SubCategoriesData"];
            /** @description Always "Sub categories list". */
            message: string;
        };
        SubCategory: {
            id: number;
            name: string;
            short_description?: string | null;
            slug?: string;
            /** Format: uri */
            thumbnail: string;
        };
        /** @description A service promise, such as free delivery. */
        SupportItem: {
            description: string | null;
            icon: string | null;
            id: number;
            title: string | null;
        };
        /** @description The operator's brand colour in twelve shades, as hexadecimal colours. */
        ThemeColours: {
            primary: components["schemas"]["HexColour"];
            primary50: components["schemas"]["HexColour"];
            primary100: components["schemas"]["HexColour"];
            primary200: components["schemas"]["HexColour"];
            primary300: components["schemas"]["HexColour"];
            primary400: components["schemas"]["HexColour"];
            primary500: components["schemas"]["HexColour"];
            primary600: components["schemas"]["HexColour"];
            primary700: components["schemas"]["HexColour"];
            primary800: components["schemas"]["HexColour"];
            primary900: components["schemas"]["HexColour"];
            primary950: components["schemas"]["HexColour"];
        };
        TicketAttachment: {
            /** Format: uri */
            src: string;
            /**
             * @description `image`, or the file extension of another file.
             * @example image
             * @example pdf
             */
            type: string;
        };
        TicketData: {
            /** @description Messages that staff pinned, oldest first. */
            highlighted_messages: components["schemas"]["TicketMessage"][];
            support_ticket: components["schemas"]["TicketDetails"];
        };
        TicketDetails: {
            attachments: components["schemas"]["TicketAttachment"][];
            /** @example 21 November, 2026 */
            created_at: string;
            email: string;
            id: number;
            issue_type: string;
            /** @description Oldest first. */
            messages: components["schemas"]["TicketMessage"][];
            order_number: string | null;
            phone: string | null;
            status: components["schemas"]["TicketStatus"];
            subject: string | null;
            /** @example 9199821 */
            ticket_no: string;
            /** @example 21 November, 2026 02:11 AM */
            ticket_schedule_end: string | null;
            /**
             * @description Time of the scheduled call, as an English string in the server's time zone.
             * @example 21 November, 2026 01:41 AM
             */
            ticket_schedule_start: string | null;
            /** @description Whether the customer can write. Off until staff enable it. */
            user_chat: boolean;
        };
        /**
         * @description `running` includes the statuses `pending` and `confirm`.
         * @enum {string}
         */
        TicketFilter: "running" | "completed" | "cancel";
        TicketInput: {
            /** @description Files; repeat the field for each. Validation errors call them `attachments.0` and so on. */
            "attachments[]"?: Blob[];
            /**
             * Format: email
             * @description Email address for replies from staff.
             */
            email: string;
            /** @description Name of an issue type from listTicketIssueTypes. The backend accepts any string. */
            issue_type: string;
            /** @description Becomes the first message. */
            message: string;
            /** @description Code of an order as the customer enters it. Not validated. */
            order_number?: string | null;
            /** @description 8 to 16 digits only. */
            phone?: string | null;
            subject?: string | null;
        };
        TicketIssueType: {
            id: number;
            name: string;
        };
        TicketIssueTypesData: {
            issue_types: components["schemas"]["TicketIssueType"][];
        };
        TicketIssueTypesResponse: {
            data: components["schemas"]["TicketIssueTypesData"];
            /** @description Always "ticket issue types". */
            message: string;
        };
        TicketMessage: {
            /**
             * @description Date in English, without the time.
             * @example 21 November, 2026
             */
            created_at: string;
            id: number;
            /** @description Pinned by staff. */
            is_highlighted: boolean;
            /** @description Text as entered. It may contain HTML, so sanitise it or display it as text. */
            message: string;
            /** Format: uri */
            profile_photo: string;
            /** @description The customer's own messages contain the ID of their account. */
            sender_id: number;
            sender_name: string;
        };
        TicketMessageInput: {
            message: string;
            /** @description The ticket's `ticket_no`. */
            ticket_number: string;
        };
        TicketMessagesData: {
            /** @description All messages, oldest first. */
            messages: components["schemas"]["TicketMessage"][];
        };
        TicketMessagesResponse: {
            data: components["schemas"]["TicketMessagesData"];
            /** @description Always "Support ticket messages". */
            message: string;
        };
        TicketResponse: {
            data: components["schemas"]["TicketData"];
            /** @description Always "support ticket details". */
            message: string;
        };
        TicketRow: {
            /**
             * @description Date in English.
             * @example 21 November, 2026
             */
            created_at: string;
            id: number;
            /** @description Name of the issue type. */
            issue_type: string;
            /** @description As the customer entered it. */
            order_number: string | null;
            status: components["schemas"]["TicketStatus"];
            subject: string | null;
            /**
             * @description Six random digits and a sequence number. Requests call it `ticket_number`.
             * @example 9199821
             */
            ticket_no: string;
        };
        TicketsData: {
            /** @description Regardless of the filter. */
            cancel: number;
            /** @description Regardless of the filter. */
            completed: number;
            /** @description Number of pending and confirmed tickets, regardless of the filter. */
            running: number;
            /** @description Newest first. */
            support_tickets: components["schemas"]["TicketRow"][];
            /** @description Number of tickets that match the filter. */
            total: number;
        };
        TicketsResponse: {
            data: components["schemas"]["TicketsData"];
            /** @description Always "support ticket list". */
            message: string;
        };
        /**
         * @description Initially `pending`; `confirm` after a call is scheduled; then `completed` or `cancel`.
         * @enum {string}
         */
        TicketStatus: "pending" | "confirm" | "completed" | "cancel";
        ToggleFavouriteInput: {
            /** @description ID of the product to add or remove. */
            product_id: number;
        };
        TopShopsData: {
            shops: components["schemas"]["ShopCard"][];
        };
        TopShopsResponse: {
            data: components["schemas"]["TopShopsData"];
            /** @description Always "top shops". */
            message: string;
        };
        /** @description This error uses the key `error` instead of `message`. */
        TranslationsMissing: {
            error: string;
        };
        /** @description JSON text of one flat object with about 1,500 entries. The key is the English source text, the value its translation. For an empty value, display the key. Keys contain dots, colons and spaces and are not paths. There are no placeholders. */
        TranslationsText: string;
        /** @description The unit of a quantity. */
        Unit: {
            id: number;
            name: string;
        };
        UnreadMessagesData: {
            unread_messages: number;
        };
        UnreadMessagesResponse: {
            data: components["schemas"]["UnreadMessagesData"];
            /** @description Always "success". */
            message: string;
        };
        /** @description The signed-in customer. */
        User: {
            /** @description Whether the phone number or the email address is verified. */
            account_verified: boolean;
            /** @description Name of the country, not its ID. */
            country: string | null;
            /** Format: date */
            date_of_birth: string | null;
            email: string | null;
            email_verified: boolean;
            /** @description Usually `male`, `female` or `other`; the server accepts any string. */
            gender: string | null;
            id: number;
            /** @description An inactive customer can still sign in. */
            is_active: boolean;
            /** @description Whether the customer is online now. */
            last_online: boolean;
            name: string;
            /** @description Digits without the dialling code. */
            phone: string | null;
            /** @description Dialling code without the plus sign. */
            phone_code: string | null;
            phone_verified: boolean;
            /**
             * Format: uri
             * @description The customer's photo, or a placeholder.
             */
            profile_photo: string;
        };
        /** @description A rejected request. A validation error contains `errors`. A business rule error does not; its reason is `message`. */
        ValidationError: {
            /** @description Messages by field. Array members have dotted keys such as `shop_ids.0`. Omitted for business rule errors. Messages follow Accept-Language, and one response may mix languages. */
            errors?: {
                [key: string]: string[];
            };
            /** @description The first message, followed by "(and N more errors)" if there are several. */
            message: string;
        };
        VerifiedOtp: {
            /** @description Required by resetPassword. */
            token: string;
        };
        VerifyOtpInput: {
            /** @description The four digits. */
            otp: string | number;
            /** @description The contact entered for sendOtp, never the one in its response. */
            phone: string;
        };
        VerifyOtpResponse: {
            data: components["schemas"]["VerifiedOtp"];
            /** @description Always "Otp verified successfully". */
            message: string;
        };
        VoucherProduct: {
            /** @description ID of the product. An unknown one is rejected with "The selected products.0.id is invalid." */
            id: number;
            quantity: number;
            /** @description The shop that sells it. */
            shop_id: number;
        };
        /** @description The products to buy. An empty array counts as missing. */
        VoucherProducts: components["schemas"]["VoucherProduct"][];
    };
    responses: {
        /** @description No address has the ID in the path. Checked before the body. */
        AddressNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The backend is older than R3 and has no delivery areas. */
        AreasNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The token belongs to a seller or an administrator, not to a customer. */
        Forbidden: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The licence as a PDF. */
        LicenceDocument: {
            headers: {
                "Content-Disposition": components["headers"]["LicenceFile"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /** @example %PDF-1.3 */
                "application/pdf": Blob;
            };
        };
        /** @description The backend is in maintenance mode. `Retry-After` is sent only if the backend's owner has set it. */
        Maintenance: {
            headers: {
                "Retry-After": components["headers"]["MaintenanceRetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description No order has the ID in the path. */
        OrderNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The method is missing or `cash`. */
        PaymentIsCash: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description No return of the customer has the ID in the path. */
        ReturnNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description Internal server error. In debug mode the body also names the exception, file and line. */
        ServerError: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description More than 60 requests within a minute. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The token is missing or unknown to the backend. */
        Unauthenticated: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
    };
    parameters: {
        /**
         * @description ID of the address.
         * @example 1
         */
        AddressId: number;
        /**
         * @description The licence key, four groups of four characters.
         * @example 7KQM-2X9D-HT4P-B6WF
         */
        LicenceKey: string;
        /**
         * @description Page number, starting at 1. Works only together with `per_page`. Without it, or with page 0, the response contains the complete list.
         * @example 1
         */
        Page: number;
        /**
         * @description ID of the order.
         * @example 4
         */
        PayableOrder: number;
        /**
         * @description Entries per page, without an upper limit. Works only together with `page`.
         * @example 12
         */
        PerPage: number;
        /**
         * @description ID of the return.
         * @example 1
         */
        ReturnId: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The document is an attachment, named after the customer.
         * @example attachment; filename=license-1.pdf
         */
        LicenceFile: string;
        /**
         * @description Seconds until the maintenance ends.
         * @example 600
         */
        MaintenanceRetryAfter: number;
        /**
         * @description Maximum number of requests per minute.
         * @example 60
         */
        RateLimitLimit: number;
        /**
         * @description Requests left in the current minute.
         * @example 57
         */
        RateLimitRemaining: number;
        /**
         * @description Time at which the limit resets, in seconds since 1970.
         * @example 1795255232
         */
        RateLimitReset: number;
        /**
         * @description Seconds to wait before the next request.
         * @example 32
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the address.
                 * @example 1
                 */
                id: components["parameters"]["AddressId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address was deleted. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AddressNotFound"];
            /** @description A business rule error, without `errors`. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the address.
                 * @example 1
                 */
                id: components["parameters"]["AddressId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description The updated address. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AddressNotFound"];
            /** @description A validation error with `errors`, or from R3 on a business rule error without it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description The stored address. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Validation failed. Always contains `errors`. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1. Works only together with `per_page`. Without it, or with page 0, the response contains the complete list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries per page, without an upper limit. Works only together with `page`.
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressesResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    applyVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyVoucherInput"];
            };
        };
        responses: {
            /** @description A voucher gives a discount. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplyVoucherResponse"];
                };
            };
            /** @description No voucher gives a discount. Nothing is created, despite the status. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplyVoucherResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Validation failed. Always contains `errors`. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listAreas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery areas. Before R3, the HTML shell of the original storefront. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AreasResponse"];
                    "text/html": components["schemas"]["StorefrontShell"];
                };
            };
            404: components["responses"]["AreasNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    exchangeSocialToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `google`, `facebook` or `apple`. All others are rejected.
                 * @example google
                 */
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialTokenInput"];
            };
        };
        responses: {
            /** @description Signed in. For Facebook an empty page without a session. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                    "text/html": components["schemas"]["EmptyPage"];
                };
            };
            /** @description The provider is unknown, or Google rejected the code. */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            /** @description The code is missing, or the contact belongs to an account that is not a customer's. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannersResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug or ID of the post.
                 * @example coffee-at-home-without-the-fuss
                 */
                slugOrId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogResponse"];
                };
            };
            /** @description No post has this slug or ID. */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listBlogs: {
        parameters: {
            query?: {
                /**
                 * @description Posts of this category only.
                 * @example 2
                 */
                category_id?: number;
                /**
                 * @description Page number, starting at 1. Works only together with `per_page`. Without it, or with page 0, the response contains the complete list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries per page, without an upper limit. Works only together with `page`.
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of posts. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogsResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutInput"];
            };
        };
        responses: {
            /** @description The amounts. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description A shop is unknown or not available, or the code is too long. Always contains `errors`. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    decrementCartLine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartLineInput"];
            };
        };
        responses: {
            /** @description The updated cart. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description A validation error with `errors`, or a business rule error without it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    removeFromCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartLineInput"];
            };
        };
        responses: {
            /** @description The updated cart. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description A validation error with `errors`, or a business rule error without it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    incrementCartLine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartLineInput"];
            };
        };
        responses: {
            /** @description The updated cart. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description A validation error with `errors`, or a business rule error without it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddToCartInput"];
            };
        };
        responses: {
            /** @description The cart with the new product, or from R2 on a guest's new token. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartResponse"] | components["schemas"]["GuestTokenResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description A validation error with `errors`, or a business rule error without it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getCart: {
        parameters: {
            query?: {
                /**
                 * @description 1 for the buy-now cart; omitted for the normal cart. The string `true` does not work here.
                 * @example 1
                 */
                is_buy_now?: 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1. Works only together with `per_page`. Without it, or with page 0, the response contains the complete list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries per page, without an upper limit. Works only together with `page`.
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoriesResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listCategoryProducts: {
        parameters: {
            query?: {
                /**
                 * @description Products of this brand only.
                 * @example 12
                 */
                brand_id?: number;
                /**
                 * @description Products of any of these brands. Replaces `brand_id`.
                 * @example 12,15
                 */
                brand_ids?: components["schemas"]["Ids"];
                /**
                 * @description Products of this category only.
                 * @example 4
                 */
                category_id?: number;
                /**
                 * @description Products available in this colour.
                 * @example 5
                 */
                color_id?: number;
                /**
                 * @description Products available in any of these colours. Replaces `color_id`.
                 * @example 5,11
                 */
                color_ids?: components["schemas"]["Ids"];
                /**
                 * @description 1 for digital products only, 0 for all. The strings `true` and `false` both count as 1.
                 * @example 0
                 */
                is_digital?: 0 | 1;
                /**
                 * @description 1 for products below their base price only, 0 for all.
                 * @example 0
                 */
                is_discounted?: 0 | 1;
                /**
                 * @description Highest effective price, inclusive.
                 * @example 250
                 */
                max_price?: number;
                /**
                 * @description Lowest effective price (flash, else discounted, else base), inclusive.
                 * @example 50
                 */
                min_price?: number;
                /**
                 * @description Lowest average rating, inclusive. Replaces `rating`.
                 * @example 4
                 */
                min_rating?: number;
                /**
                 * @description Page number, starting at 1. Works only together with `per_page`. Without it, or with page 0, the response contains the complete list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries per page, without an upper limit. Works only together with `page`.
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Average rating from this number up to, but not including, the next. A value that is not a number returns 500.
                 * @example 4
                 */
                rating?: number;
                /**
                 * @description Text contained in the name, the short description or the product code.
                 * @example espresso
                 */
                search?: string;
                /**
                 * @description Products of this shop only. Ignored in a single-vendor shop.
                 * @example 7
                 */
                shop_id?: number;
                /**
                 * @description Products of any of these shops. Replaces `shop_id`.
                 * @example 7,9
                 */
                shop_ids?: components["schemas"]["Ids"];
                /**
                 * @description Products available in this size.
                 * @example 9
                 */
                size_id?: number;
                /**
                 * @description Products available in any of these sizes. Replaces `size_id`.
                 * @example 8,9
                 */
                size_ids?: components["schemas"]["Ids"];
                /**
                 * @description Sort order; by ID if omitted.
                 * @example newest
                 */
                sort_type?: components["schemas"]["ProductSort"];
                /**
                 * @description Products of this sub-category only.
                 * @example 41
                 */
                sub_category_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of matching products. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductsResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordInput"];
            };
        };
        responses: {
            /** @description The password was changed. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description Not a customer's token, or the server is in demo mode (`app_environment` is `local`). */
            403: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            /** @description A validation error with `errors`, or a wrong current password without it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact details. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All countries. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountriesResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    applyCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyCouponInput"];
            };
        };
        responses: {
            /** @description A voucher gives a discount. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplyVoucherResponse"];
                };
            };
            /** @description No voucher gives a discount. Nothing is created, despite the status. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplyVoucherResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Validation failed. Always contains `errors`. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    downloadLicence: {
        parameters: {
            query: {
                /**
                 * @description ID of the order that contains the licence.
                 * @example 2
                 */
                order_id: number;
            };
            header?: never;
            path: {
                /**
                 * @description The licence key, four groups of four characters.
                 * @example 7KQM-2X9D-HT4P-B6WF
                 */
                key: components["parameters"]["LicenceKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LicenceDocument"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    downloadLicenceByPath: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The licence key, four groups of four characters.
                 * @example 7KQM-2X9D-HT4P-B6WF
                 */
                key: components["parameters"]["LicenceKey"];
                /**
                 * @description ID of the order that contains the licence.
                 * @example 2
                 */
                order_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LicenceDocument"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    toggleFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToggleFavouriteInput"];
            };
        };
        responses: {
            /** @description The product with its new mark. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouriteResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The product is missing or unknown. Always contains `errors`. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listFavourites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The favourite products. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouritesResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getFlashSale: {
        parameters: {
            query?: {
                /**
                 * @description Products of this category only. An unknown category returns an empty list.
                 * @example 4
                 */
                category_id?: number;
                /**
                 * @description Page of the products; default 1, 0 for the complete list.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Products per page, without an upper limit; default 18.
                 * @example 12
                 */
                per_page?: number;
            };
            header?: never;
            path: {
                /**
                 * @description ID of the sale.
                 * @example 5
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sale and one page of its products. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlashSaleResponse"];
                };
            };
            /** @description No flash sale has this ID. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getFlashSales: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The two sales. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlashSalesResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listCollectedVouchers: {
        parameters: {
            query?: {
                /**
                 * @description Vouchers that apply to this shop only; all if omitted.
                 * @example 7
                 */
                shop_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vouchers. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectedVouchersResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listMessages: {
        parameters: {
            query: {
                /**
                 * @description Page number, starting at 1. Works only together with `per_page`. Without it, or with page 0, the response contains the complete list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries per page, without an upper limit. Works only together with `page`.
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description ID of the shop.
                 * @example 7
                 */
                shop_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessagesResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1. Works only together with `per_page`. Without it, or with page 0, the response contains the complete list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries per page, without an upper limit. Works only together with `page`.
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Part of a shop's name, case-insensitive.
                 * @example hearth
                 */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of conversations. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listShopVouchers: {
        parameters: {
            query: {
                /**
                 * @description ID of the shop.
                 * @example 7
                 */
                shop_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vouchers. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopVouchersResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The shop is missing or unknown. Always contains `errors`. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getHome: {
        parameters: {
            query?: {
                /**
                 * @description Page of `just_for_you`; default 1, 0 for the complete list.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Products per page of `just_for_you`; default 8.
                 * @example 12
                 */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The home page. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getTranslations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Language code from `languages` in the settings.
                 * @example en
                 */
                locale: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The language file as stored on the server. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["TranslationsText"];
                };
            };
            /** @description The shop does not have this language. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationsMissing"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getLegalPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the page.
                 * @example return-and-refund-policy
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, or null for both fields. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalPageResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            /** @description Wrong contact or password, or not a customer's account. */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            /** @description Contact or password is missing. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The HTML shell of the original storefront, as `text/html; charset=utf-8`. The token is not revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["StorefrontShell"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is revoked. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getOrder: {
        parameters: {
            query: {
                /**
                 * @description ID of the order as in listOrders, not the order code.
                 * @example 2
                 */
                order_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetailsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unknown order. From R3 on also another customer's order, without `errors`. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    createPaymentWithoutMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the order.
                 * @example 4
                 */
                order: components["parameters"]["PayableOrder"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderNotFound"];
            422: components["responses"]["PaymentIsCash"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `name` of a gateway from getSettings, case-insensitive.
                 * @example stripe
                 */
                method: string;
                /**
                 * @description ID of the order.
                 * @example 4
                 */
                order: components["parameters"]["PayableOrder"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment was created. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderNotFound"];
            422: components["responses"]["PaymentIsCash"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Orders with this status only; all if omitted or empty.
                 * @example Pending
                 */
                order_status?: components["schemas"]["OrderFilter"];
                /**
                 * @description Page number, starting at 1. Works only together with `per_page`. Without it, or with page 0, the response contains the complete list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries per page, without an upper limit. Works only together with `page`.
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelOrderInput"];
            };
        };
        responses: {
            /** @description The order was cancelled. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelOrderResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description An unknown order (with `errors`), or one that is no longer pending (without). */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceOrderInput"];
            };
        };
        responses: {
            /** @description The orders were placed. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceOrderResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description A validation error with `errors`, or a business rule error without it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    reorder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderInput"];
            };
        };
        responses: {
            /** @description The new order was placed. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReorderResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description An unknown order (with `errors`), or a business rule error (without). */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getProduct: {
        parameters: {
            query: {
                /**
                 * @description ID of the product.
                 * @example 101
                 */
                product_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product, or from R4 on a message without data for an inactive one. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResponse"] | components["schemas"]["InactiveProductResponse"];
                };
            };
            /** @description The ID is missing or unknown. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    reviewProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewInput"];
            };
        };
        responses: {
            /** @description The stored review, or the existing one. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Validation failed. Always contains `errors`. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description Products of this brand only.
                 * @example 12
                 */
                brand_id?: number;
                /**
                 * @description Products of any of these brands. Replaces `brand_id`.
                 * @example 12,15
                 */
                brand_ids?: components["schemas"]["Ids"];
                /**
                 * @description Products of this category only.
                 * @example 4
                 */
                category_id?: number;
                /**
                 * @description Products available in this colour.
                 * @example 5
                 */
                color_id?: number;
                /**
                 * @description Products available in any of these colours. Replaces `color_id`.
                 * @example 5,11
                 */
                color_ids?: components["schemas"]["Ids"];
                /**
                 * @description 1 for digital products only, 0 for all. The strings `true` and `false` both count as 1.
                 * @example 0
                 */
                is_digital?: 0 | 1;
                /**
                 * @description 1 for products below their base price only, 0 for all.
                 * @example 0
                 */
                is_discounted?: 0 | 1;
                /**
                 * @description Highest effective price, inclusive.
                 * @example 250
                 */
                max_price?: number;
                /**
                 * @description Lowest effective price (flash, else discounted, else base), inclusive.
                 * @example 50
                 */
                min_price?: number;
                /**
                 * @description Lowest average rating, inclusive. Replaces `rating`.
                 * @example 4
                 */
                min_rating?: number;
                /**
                 * @description Page number, starting at 1. Works only together with `per_page`. Without it, or with page 0, the response contains the complete list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries per page, without an upper limit. Works only together with `page`.
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Average rating from this number up to, but not including, the next. A value that is not a number returns 500.
                 * @example 4
                 */
                rating?: number;
                /**
                 * @description Text contained in the name, the short description or the product code.
                 * @example espresso
                 */
                search?: string;
                /**
                 * @description Products of this shop only. Ignored in a single-vendor shop.
                 * @example 7
                 */
                shop_id?: number;
                /**
                 * @description Products of any of these shops. Replaces `shop_id`.
                 * @example 7,9
                 */
                shop_ids?: components["schemas"]["Ids"];
                /**
                 * @description Products available in this size.
                 * @example 9
                 */
                size_id?: number;
                /**
                 * @description Products available in any of these sizes. Replaces `size_id`.
                 * @example 8,9
                 */
                size_ids?: components["schemas"]["Ids"];
                /**
                 * @description Sort order; by ID if omitted.
                 * @example newest
                 */
                sort_type?: components["schemas"]["ProductSort"];
                /**
                 * @description Products of this sub-category only.
                 * @example 41
                 */
                sub_category_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of matching products. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductsResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listRecentlyViewed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecentlyViewedResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationInput"];
                "multipart/form-data": components["schemas"]["RegistrationInput"];
            };
        };
        responses: {
            /** @description Registered and signed in. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationResponse"];
                };
            };
            /** @description Validation failed. Always contains `errors`. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordInput"];
            };
        };
        responses: {
            /** @description The password was changed. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description Validation failed. Always contains `errors`. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    returnOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnInput"];
            };
        };
        responses: {
            /** @description The return is stored and awaits the shop's decision. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnOrderResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description A validation error with `errors`, or a business rule error without it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the return.
                 * @example 1
                 */
                id: components["parameters"]["ReturnId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The return. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnDetailsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ReturnNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listReturns: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1. Works only together with `per_page`. Without it, or with page 0, the response contains the complete list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries per page, without an upper limit. Works only together with `page`.
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of returns. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1. Works only together with `per_page`. Without it, or with page 0, the response contains the complete list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries per page, without an upper limit. Works only together with `page`.
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Reviews of this product.
                 * @example 101
                 */
                product_id?: number;
                /**
                 * @description Reviews with this number of stars only; 4.5 counts as 4. The summary does not change.
                 * @example 4
                 */
                rating?: number;
                /**
                 * @description Reviews of this shop.
                 * @example 7
                 */
                shop_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reviews. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewsResponse"];
                };
            };
            /** @description An ID is unknown. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMessageInput"];
            };
        };
        responses: {
            /** @description The stored message; `is_seen` is null. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The customer has no conversation with this shop, or the shop does not exist. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    sendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendOtpInput"];
            };
        };
        responses: {
            /** @description The code was sent, unless all values are null. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendOtpResponse"];
                };
            };
            /** @description The contact is missing, unknown or belongs to an inactive account. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listShopCategories: {
        parameters: {
            query: {
                /**
                 * @description ID of the shop.
                 * @example 7
                 */
                shop_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories of the shop. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopCategoriesResponse"];
                };
            };
            /** @description The shop is missing or unknown. Always contains `errors`. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listShops: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1. Works only together with `per_page`. Without it, or with page 0, the response contains the complete list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries per page, without an upper limit. Works only together with `page`.
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of shops. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopsResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getShop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the shop.
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shop. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopResponse"];
                };
            };
            /** @description No shop has this ID. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listShopPopularProducts: {
        parameters: {
            query: {
                /**
                 * @description ID of a product of the shop.
                 * @example 101
                 */
                product_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The popular products. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopPopularProductsResponse"];
                };
            };
            /** @description The product is missing or unknown. Always contains `errors`. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listTopShops: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The top shops. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopShopsResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    signInSocially: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialProfileInput"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            /** @description Validation failed. Always contains `errors`. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    startConversation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationInput"];
            };
        };
        responses: {
            /** @description The conversation is open. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description The token belongs to no customer, or `user_id` belongs to another customer. */
            403: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            /** @description The shop or product does not exist. Or the realtime service rejected the message, which is stored anyway. */
            500: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            503: components["responses"]["Maintenance"];
        };
    };
    listSubCategories: {
        parameters: {
            query: {
                /**
                 * @description ID of the category.
                 * @example 4
                 */
                category_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sub-categories. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubCategoriesResponse"];
                };
            };
            /** @description The category is missing, not a number or unknown. Always contains `errors`. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessageInput"];
            };
        };
        responses: {
            /** @description The message was stored. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessageResponse"];
                };
            };
            /** @description A field is missing or too long. Always contains `errors`. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["TicketInput"];
            };
        };
        responses: {
            /** @description The ticket was created. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateTicketResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Validation failed. Always contains `errors`. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    sendTicketMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketMessageInput"];
            };
        };
        responses: {
            /** @description All messages, the new one last. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendTicketMessageResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description A validation error with `errors`, or a business rule error without it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listTicketMessages: {
        parameters: {
            query: {
                /**
                 * @description The ticket's number.
                 * @example 9199821
                 */
                ticket_number: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketMessagesResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The number is missing or unknown. Always contains `errors`. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getTicket: {
        parameters: {
            query?: {
                /**
                 * @description The ticket's number. Without it the response is the same 422 as for an unknown number.
                 * @example 9199821
                 */
                ticket_number?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The number is missing, unknown or another customer's. A business rule error, so without `errors`. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1; ignored without `per_page`.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries per page, without an upper limit. Without it the response contains the complete list.
                 * @example 10
                 */
                per_page?: number;
                /**
                 * @description Tickets with this status only; all if omitted. Any other value also returns all.
                 * @example running
                 */
                status?: components["schemas"]["TicketFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tickets. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketsResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    listTicketIssueTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue types. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketIssueTypesResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    countUnreadMessages: {
        parameters: {
            query?: {
                /**
                 * @description ID of the shop; used only without `user_id`.
                 * @example 7
                 */
                shop_id?: number;
                /**
                 * @description ID of the customer.
                 * @example 1
                 */
                user_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of unread messages. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadMessagesResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateLastSeen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Heartbeat"];
            };
        };
        responses: {
            /** @description The presence was updated. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileInput"];
                "multipart/form-data": components["schemas"]["ProfileInput"];
            };
        };
        responses: {
            /** @description The updated customer. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description Not a customer's token, or the server is in demo mode (`app_environment` is `local`). */
            403: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            /** @description Validation failed. Always contains `errors`. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    placeOrderV1: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceOrderInput"];
            };
        };
        responses: {
            /** @description The orders were placed. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceOrderResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description A validation error with `errors`, or a business rule error without it. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyOtpInput"];
            };
        };
        responses: {
            /** @description The code is right. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyOtpResponse"];
                };
            };
            /** @description The code is wrong, or none was sent. */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            /** @description Contact or code is missing or not a number, or the contact is unknown. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    collectVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectVoucherInput"];
            };
        };
        responses: {
            /** @description The voucher is collected, now or already before. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectVoucherResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The voucher is missing or unknown. Always contains `errors`. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
}
