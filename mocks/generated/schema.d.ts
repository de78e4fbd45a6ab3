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
         * @description Deletes an address that no order uses. The answer has no `data`. R1 and R2 do not check whose address it is, which Souk never relies on.
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
         * Change an address
         * @description Replaces an address; orders that went there show the new one too. `is_default` has to be sent again, or the mark is lost. R1 and R2 ignore coordinates here and do not check whose address it is, which Souk never relies on; from R3 on somebody else's address is refused.
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
         * @description Stores a new address. It becomes the default only when `is_default` says so, even if it is the first.
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
         * @description The customer's addresses, the default one first, then newest first. The storefront asks for the whole list.
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
         * @description What a voucher would take off some products at their everyday prices, without additions for size and colour and without a flash sale's price. Without a code the collected vouchers are tried. It changes nothing, although it is a POST. No discount is no error: that is 201 with the message "Voucher not applied" instead of "Voucher applied successfully". For the cart, ask getCheckout.
         */
        post: operations["applyVoucher"];
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
         * @description Exchanges what a provider gave the customer for a session: Google's authorisation `code`, or Apple's `data`. The account is found by its e-mail address or made. Facebook was never implemented in the backend: it answers 200 with an empty `text/html` body, which is no login; signInSocially is the only way to finish it. Apple without `data.sub` breaks the backend (500). Invalidates nothing by name: a change of session makes the client forget every answer it keeps.
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
         * @description The platform's own banners, those of getHome. A shop's banners come with getShop.
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
         * Read one blog post
         * @description A post with its neighbours. Reading it counts one view for each caller's address. An unknown post is a 400, not a 404. The description is HTML, which has to be sanitised; it may hold pictures and an embedded video. With a token `is_favorite` of the products is personal.
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
         * @description Posts, newest first, with all categories that posts can have. An unknown category leaves the list empty. R1 to R3 have no translations, no search and no other order; their `is_new` is always true.
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
         * Work out what an order would cost
         * @description Amounts for the lines of some shops. It changes nothing, although it is a POST. Without shops all amounts are zero. Vouchers are worked out for each shop on its everyday prices, without additions for size and colour and without a flash sale's price. A code is looked for among the shop's own vouchers first, then among the platform's that are linked to the shop; one that does not apply is no error: the message is "Coupon not applied". Without a code the first collected voucher that gives a discount is used, and nothing but `coupon_discount` says so.
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
         * One piece less
         * @description Lowers a line's quantity by one. At one piece the line goes; then the message is exactly "product removed from cart" instead of "product quantity decreased", still with 200.
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
         * Take a product out of the cart
         * @description Removes the product's line, both from the normal and from the buy-now cart. The message is "product removed from cart".
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
         * One piece more
         * @description Raises a line's quantity by one, as far as the stock goes; during a flash sale as far as its pieces go. The message is "product quantity increased".
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
         * Put a product into the cart
         * @description Adds a line, or one more piece to the line that the product has already, with the newly sent size, colour and unit. Refused when there is less in stock than asked for, or no more than the line already holds. With `is_buy_now` the answer is the buy-now cart. The message is "product added to cart".
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
         * Read the cart
         * @description The cart by shops. Lines that cannot be bought any more are dropped while reading, and `info` says so. The message is "cart list".
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
         * @description Categories that have products, newest first, each with its active sub-categories. The storefront asks for the whole list.
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
         * @description Another address of listProducts, with the same conditions and the same answer.
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
         * @description Sets a new password for somebody who knows the old one. The answer has no `data`; open sessions go on. Refused in demo mode.
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
         * Read how the shop can be reached
         * @description Each way may be null; all are while the shop has set none.
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
         * @description Countries with their dialling codes, for forms that ask for a phone number. The list is never paged.
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
         * @description The same as applyVoucher, but the code is required. The shop's mobile app calls it; a storefront asks getCheckout.
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
         * @description The licence of a bought download as a PDF with the file name `license-USER.pdf`. This is the address that `license_download_link` of an order's line holds: use that link as it is and don't build it. Whoever knows the key gets the document, signed in or not, paid or not, so show the link only once the order is paid. An unknown key breaks the backend (500); the mock also answers so when the key is not of that order.
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
         * Download a licence, the order in the path
         * @description The other form of downloadLicence, with the order as the last part of the path. Both give the same document.
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
         * Mark or unmark a favourite
         * @description Turns the mark over; `is_favorite` in the answer is the new state. Cards in other lists carry the mark too, but only listFavourites is read anew: the client carries the answered mark over to the cards it shows, rather than load whole pages again for one heart.
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
         * @description All products that the customer marked, never in pages.
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
         * Read a flash sale with its products
         * @description A sale, whether it runs, is to come or has ended, and one page of its products at the prices of this moment: flash prices count only while the sale does. Here `page` is 1 and `per_page` is 18 if left out; page 0 brings the whole list. The count is `total_products`, not `total`. With a token `is_favorite` is personal. R4 also takes the name with hyphens for spaces in place of the identifier.
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
         * Read the running and the coming flash sale
         * @description The latest sale that runs now and the latest that begins on a later day, either of them null when there is none. Their `products` are always null here.
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
         * @description The vouchers that the customer has collected and that are active and in date, the one collected first in front. With a shop, only those that count for it: its own, and the platform's that are linked to it. The message is "available collected vouchers".
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
         * @description Messages of one conversation, newest first, in `data.data` and without a total. Reading them has an effect although the method is GET: all messages of the shop count as seen afterwards, whichever page was asked for, while the rows of this answer still show `is_seen` as it was before. A shop that the customer has no conversation with has no messages.
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
         * List the shops that the customer talks to
         * @description The customer's conversations, each with its last message and the unread badge. The list lies in `data.data`, and `total` counts only this page: ask for pages until one is empty.
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
         * @description The shop's own vouchers that are active and in date, with whether the customer has collected them. R1 leaves out the platform's vouchers that are linked to the shop, although their codes work; R2 and later list them too. An unknown shop has an empty list. The message is "Shop vouchers".
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
         * Read the home page
         * @description Everything on the home page in one answer. `page` and `per_page` turn the pages of `just_for_you` only; the next page repeats the rest. With a token `is_favorite` is personal.
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
         * Read the texts of a language
         * @description The shop's own translations, without an envelope. The body is JSON, yet it comes as `text/html; charset=utf-8`: read it as text and parse it. A language that the shop does not have is a 404 whose body has `error` instead of `message`.
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
         * Read a legal page
         * @description A page that the shop wrote: `privacy-policy`, `terms-and-conditions`, `return-and-refund-policy`, `shipping-and-delivery-policy`, `about-us`, or one that its staff added under a slug of their own. An unknown slug is no error: title and description are both null. The description is HTML, which has to be sanitised. R1 to R3 have no translations.
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
         * @description Signs a customer in with a phone number or an e-mail address. Sellers are refused like a wrong password, inactive customers are not. Invalidates nothing by name: a change of session makes the client forget every answer it keeps.
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
         * Sign out the way the original storefront does
         * @description The backend has no such GET call, and an unknown GET path is answered 200 with the HTML shell of the original storefront. So this revokes nothing and the token stays alive. When the answer is not the JSON envelope, revokeToken has to follow. The token is sent along but never looked at.
         */
        get: operations["logout"];
        put?: never;
        /**
         * Sign out
         * @description Revokes the token that is used for this call. The answer has no `data`. Invalidates nothing by name: a change of session makes the client forget every answer it keeps.
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
         * Read the shop's settings
         * @description Name, logos, colours, currencies, languages, payment gateways, menus and rules of the shop. Asked once, before anything else is shown. Categories are not in it, whatever older clients expect: see listCategories.
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
         * Read one order
         * @description Everything about one order: its lines as they were chosen, figures, shop, address, documents and whether it can be returned. R1 and R2 show anybody's order; Souk never relies on that, and R3 and later refuse another customer's. The mock treats another customer's order like one that does not exist.
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
         * Pay an order without saying how
         * @description The same address as createPayment with the optional method left out, which counts as `cash`: it never opens a payment. Described because the backend has it; always name a method instead.
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
         * Pay an order that is still unpaid
         * @description Opens a new payment for one order and answers the page of its gateway. A GET that writes: every call makes another payment. `cash`, and every word that is no gateway, is refused. Whether the order is paid already shows only on the gateway's page. R1 and R2 take anybody's order; the mock answers 404 for another customer's.
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
         * @description The customer's orders, newest first, with the number of orders in each state. Under `digital` only the digital products of an order are listed and counted, and in practice the oldest order comes first.
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
         * @description Only a pending order can be cancelled. Its pieces go back into stock, and those bought at a flash price back into that sale; what was paid and the use of a coupon stay as they are. No release checks whose order it is; the mock treats another customer's order like one that does not exist.
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
         * @description Orders the cart's lines of the given shops: one order for each shop, all in one payment. Those lines leave the cart, the others stay; the stock falls, without another check, and may end below zero. Orders of digital products are delivered at once, paid or not. The amounts may differ from getCheckout's: a voucher counts additions and flash prices here, and digital products are charged for delivery. Without a code a collected voucher is used by itself. The answer names no order, so listOrders has to be asked for the newest ones. It waits for running changes of the cart. Products and stock shown elsewhere are not refreshed for it.
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
         * Order the same again
         * @description Copies lines, amounts and address of a delivered order into a new, pending one; prices of today don't matter. The answer shows the OLD order: the new one is the newest row of listOrders. Its code always begins with "#RC". A new order of downloads is pending too, though its licence keys are there already. No release checks whose order it is; the mock treats another customer's order like one that does not exist.
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
         * Read one product
         * @description A product with its gallery, description and neighbours. With a token the product is also remembered as recently viewed. R1 to R3 show inactive products too; R4 answers them 200 with "product not found" and no `data`.
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
         * Review a product that was bought
         * @description Stores stars and words about a product of an order. The ratings of the product and of its shop change at once, and the review stands last in listReviews, which is oldest first. Each product of an order is reviewed once: a second try is answered 200 with "review already exists" and the first review, and changes nothing. The backend looks only whether product and order exist: neither whether the order was delivered nor whether it holds the product. Offer it for lines of delivered orders that have no rating yet. The backend takes even another customer's order; whoever answers by this contract treats such an order as unknown.
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
         * @description Products that meet all of the conditions sent, and what can be filtered by. An unknown identifier is not an error: the list is empty. The filters do not depend on the conditions.
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
         * Read the profile
         * @description The signed-in customer as the server knows them now, among other things whether the account is verified. The message is "profile details".
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
         * @description The 10 products on sale whose page (getProduct) the customer opened last, latest first. Reading a product with a token changes this list.
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
         * @description Makes a customer's account and signs it in at once, with 200 and not 201. Which fields are required, and how long a phone number is, follows the settings: `phone` when `phone_required` says so; `email` when `register_otp_type` or `forgot_otp_type` is `email`, otherwise only without a phone number; the number of digits from `phone_min_length` to `phone_max_length`. A phone number or e-mail address that is taken is refused. From R2 on the backend overwrites the account that has it and signs the caller in; Souk's mock does not copy that hole. No code is sent: call sendOtp for that. Invalidates nothing by name: a change of session makes the client forget every answer it keeps.
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
         * Set a new password with a token
         * @description Sets a new password for the customer whom verifyOtp gave the token to, and uses up code and token. The answer has no `data`. Sessions that are open go on.
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
         * Send products of an order back
         * @description Asks to send products of a delivered order back, each with all its pieces. Possible until the number of days from getSettings' `return_order_within_days` has passed since the order was placed, and once for each product of an order, even when the first try was rejected. The amount is what the pieces cost, without tax, delivery and voucher. Order and stock stay as they are; nothing takes a return back. The server lets digital products pass, so don't offer them. Broken business rules are told one at a time, in the order of the examples. The backend takes another customer's order; whoever answers by this contract treats such an order as unknown.
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
         * @description A return with its products, the shop and the customer. The one object is called `returnOrders`, like the list of listReturns. Another customer's return makes the backend break with 500; whoever answers by this contract answers 404 as for a return that does not exist.
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
         * @description The customer's returns, newest first. There is no filter and there are no counts by state: an `order_status` in the query, which the original storefront sends, does nothing.
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
         * @description Reviews, oldest first, with a summary of the stars. When both identifiers are sent, the summary is the shop's; with neither there is no summary.
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
         * Write to a shop
         * @description Adds a message to a conversation that startConversation has opened, and tells the shop over realtime. The text is not validated. A `type` of `shop`, with which R1 lets a customer write in the shop's name, is not part of this contract.
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
         * @description Sends a code of four digits to the customer's phone or e-mail address, whichever the setting `register_otp_type` (to verify the account) or `forgot_otp_type` (with `forgot_password`) names. Each customer has one code; a new one replaces the old one and its token. A code never expires. When it should go by e-mail and the customer has no address, the answer has no `message`, every value of `data` is null and nothing was sent. For a phone R1 answers the dialling code and the number glued together, which verifyOtp does not understand: always verify with the contact that was typed. The next code may be asked for at once; the minute of waiting is the client's own.
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
         * @description Categories in which the shop has products on sale, newest first.
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
         * @description Shops that have at least one product on sale, oldest first. There is no search: the storefront matches names itself.
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
         * Read one shop
         * @description A shop on its own page. `total_reviews` is a number here and a text on cards; the description is HTML, which has to be sanitised. Its products come from listProducts with `shop_id`, its reviews from listReviews.
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
         * @description At most 6 other products of the shop that sells the named product, most popular first. With a token `is_favorite` is personal.
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
         * List the best shops
         * @description The 10 best rated shops that have products on sale.
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
         * Sign in with a profile that a provider told
         * @description Signs in whoever has the e-mail address, else the phone number, else the provider's identifier, and makes an account when nobody has. The backend believes every claim of the client without asking the provider, so anybody can become anybody; Souk's storefront must send only what a provider's own dialog answered. It is what mobile apps use and the only way to finish a Facebook sign-in. Invalidates nothing by name: a change of session makes the client forget every answer it keeps.
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
         * Open the chat with a shop
         * @description Opens the customer's conversation with a shop, or finds the one that there is. With `product_id` it also posts a message that holds the product, once more with each call; without it the conversation forgets its product. The answer has no `data`. Nothing is validated: R1 breaks with 500 on a shop or product that does not exist, and takes `user_id` from the body, so that anybody can write in anybody's name. That hole is not relied on: somebody else's identifier is refused with 403 here.
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
         * @description The active sub-categories of one category, the same that listCategories nests. R4 also takes `category_slug`.
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
         * @description The contact page's form. Nobody needs to be signed in, and neither telephone number nor e-mail address is checked. The answer is the stored row as it is.
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
         * @description Opens a ticket in the state `pending`; its text becomes the first message of the thread. Files go with it now or never: messages take none. The customer can't write on until the staff allow it (`user_chat`). The admin panel hears of it on `notification-channel`. Nothing reopens a ticket later on.
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
         * Write on a ticket
         * @description Adds a message and answers the whole thread. Only while the staff allow it (`user_chat`, off on a new ticket) and the ticket is not cancelled; a completed one may still be written on. The admin panel hears of it on `notification-channel`. The backend lets anybody write on any ticket; whoever answers by this contract treats another customer's number as unknown.
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
         * @description The whole thread, oldest message first; there are no pages. The backend shows anybody's thread; whoever answers by this contract treats another customer's number as unknown.
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
         * @description A ticket with its thread, oldest message first, and the messages that the staff pinned. The number is called `ticket_no` in answers and `ticket_number` in requests. Refresh it on `support-ticket-message-event` of `support-ticket-message-channel` with this number: the staff wrote, scheduled a call, changed the state, allowed writing or pinned a message.
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
         * @description The customer's tickets, newest first. The three counts are over all tickets, `total` only over those under the filter. Unlike elsewhere `per_page` works alone, for the first page.
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
         * List what a ticket can be about
         * @description The kinds of issues to choose from. A new ticket sends the name, not the identifier.
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
         * @description How many messages of shops a customer has not seen, or, asked with `shop_id`, how many messages of customers a shop has not seen. The number lies in `data.unread_messages` of the body. Public: R1 asks for no token and answers anybody about any identifier, so nothing but this number may be expected of it. An unknown identifier, or none, has 0.
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
         * Say that the customer is here
         * @description Makes the customer count as online for the next ten minutes. Sent with an empty JSON object when a session begins and every ten minutes from then on. The only call whose success has no body.
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
         * Change the profile
         * @description Replaces name and phone number, and e-mail address and gender as well: these two become null when left out. Birth date, country and dialling code are kept when left out. The phone number is required even of people who signed in with a provider and have none. The very first photo that a customer sends is lost (the answer shows the placeholder), the second one is kept. Refused in demo mode. The message is "Profile updated successfully".
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
         * Place an order by the versioned address
         * @description The same handler as placeOrder under a second address, with the same answers.
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
         * Check a code
         * @description Checks the code that was sent and marks a contact as verified: the e-mail address when `register_otp_type` is `email` and it is not yet verified, otherwise the phone. The code stays valid, so that checking it twice works, until another is sent or resetPassword uses it up. The answer's token is what resetPassword needs. After verifying an account, read the profile again.
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
         * @description Keeps a voucher for the customer. From then on getCheckout and placeOrder use it by themselves whenever no code is sent and it gives a discount; nothing undoes that. The message is "Voucher collected successfully"; the second time it is "Voucher already collected", also with 200, and `data` is left out.
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
            /** @description 30 days from now, as date and time without a zone. Informative only: the server never lets a token expire. */
            expires_at: string;
            /** @description A number, a bar and 48 characters. */
            token: string;
        };
        Address: {
            address_line: string;
            address_line2: string | null;
            /** @description Usually `home`, `office` or `other`. */
            address_type: string;
            /** @description Free text; from R3 on the name of the delivery area. Blank texts are null in R1 and R2, empty later. */
            area: string | null;
            area_id?: number | null;
            email?: string | null;
            flat_no: string | null;
            id: number;
            is_default: boolean;
            /** @description In R1 and R2 this holds the longitude that was sent, and the longitude itself is never returned. A number in the answer to createAddress, a text or null afterwards. Correct from R3 on, empty if unset. */
            latitude: number | (string | null);
            /** @description A number right after createAddress, a text afterwards, empty if unset. */
            longitude?: number | (string | null);
            name: string;
            phone: string;
            post_code: string | null;
        };
        AddressData: {
            address: components["schemas"]["Address"];
        };
        AddressesData: {
            /** @description The default one first, then newest first. */
            addresses: components["schemas"]["Address"][];
            total: number;
        };
        AddressesResponse: {
            data: components["schemas"]["AddressesData"];
            /** @description Always "all addresses". */
            message: string;
        };
        AddressInput: {
            /** @description R3 and later want at least 10 characters. */
            address_line: string;
            address_line2?: string | null;
            /** @description The storefront sends `home`, `office` or `other`; the server takes any text. */
            address_type: string;
            area?: string | null;
            /** @description Delivery area; required from R3 on. */
            area_id?: number | null;
            email?: string | null;
            flat_no?: string | null;
            /** @description True takes the mark from all other addresses. An update that leaves it out takes the mark from this one. The first address is not marked by itself. */
            is_default?: boolean | null;
            /** @description Required from R3 on. */
            latitude?: number | null;
            /** @description Required from R3 on. */
            longitude?: number | null;
            /** @description Who receives the parcel. R3 and later want 5 to 100 Latin letters. */
            name: string;
            /** @description Digits only, from `phone_min_length` to `phone_max_length` of them (settings; 9 and 16 unless changed). The texts about it name these limits. */
            phone: string;
            post_code?: string | null;
        };
        AddressResponse: {
            data: components["schemas"]["AddressData"];
            /** @description "address created successfully" or "address updated successfully". */
            message: string;
        };
        AddToCartInput: {
            /** @description Identifier of the chosen colour. An unknown one is refused with "The selected color is invalid." */
            color?: number | null;
            /** @description Puts the product into the separate buy-now cart and replaces what was there. */
            is_buy_now?: boolean | null;
            /** @description Product to add. */
            product_id: number;
            /** @description Pieces of a new line, 1 by default. Looked at for the stock, but a line that exists already grows by one whatever is sent. The server does not refuse numbers below 1; do not send them. */
            quantity?: number | null;
            /** @description Identifier of the chosen size. An unknown one is refused with "The selected size is invalid." */
            size?: number | null;
            /** @description Name of the unit; the product's own unit by default. */
            unit?: string | null;
        };
        /** @description What Apple's dialog told; for Apple only. */
        AppleProfile: {
            email?: string | null;
            name?: string | null;
            phone?: string | null;
            /** @description Apple's identifier of the person. Without it the backend breaks (500). */
            sub?: string | null;
        } | null;
        ApplyCouponInput: {
            /** @description Code to try. */
            coupon_code: string;
            products: components["schemas"]["VoucherProducts"];
        };
        ApplyVoucherData: {
            /** @description Sum over the shops; 0 when nothing applies. */
            total_discount_amount: number;
            /** @description Everyday prices times quantities, before the discount. */
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
        /** @description A wide picture on the home page; advertisements have the same form. */
        Banner: {
            id: number;
            /** Format: uri */
            thumbnail: string;
            /** @description Text for those who do not see the picture. */
            title: string | null;
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
            /** @description First and last name; ends in a space when there is no last name. */
            name: string;
            /** Format: uri */
            profile_photo: string;
        };
        /** @description A blog post wherever posts are listed. */
        BlogCard: {
            category: components["schemas"]["BlogCategoryOfPost"];
            created_at: components["schemas"]["BlogDate"];
            /** @description Beginning of the post as plain text, cut at 200 characters. */
            description: string;
            id: number;
            /** @description Always true in R1 to R3, by a fault of the backend; in R4 for posts younger than 5 days. */
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
        /** @description The category of a post. Both fields are null when it was deleted. */
        BlogCategoryOfPost: {
            id: number | null;
            name: string | null;
        };
        BlogData: {
            blog: components["schemas"]["BlogDetails"];
            /** @description The posts with most views. */
            popular_blogs: components["schemas"]["BlogCard"][];
            /** @description Other posts of the same category. */
            related_blogs: components["schemas"]["BlogCard"][];
            /** @description Drawn at random by the backend. */
            related_products: components["schemas"]["ProductCard"][];
        };
        /**
         * @description Date as an English text.
         * @example 21 Nov, 2026
         */
        BlogDate: string;
        /** @description A blog post on its own page. */
        BlogDetails: {
            category: components["schemas"]["BlogCategoryOfPost"];
            created_at: components["schemas"]["BlogDate"];
            /** @description The whole post as HTML, which has to be sanitised. */
            description: string;
            id: number;
            /** @description Always true in R1 to R3, by a fault of the backend; in R4 for posts younger than 5 days. */
            is_new: boolean;
            post_by: components["schemas"]["BlogAuthor"];
            slug: string;
            tags: components["schemas"]["BlogTag"][];
            /** Format: uri */
            thumbnail: string;
            title: string;
            /** @description This view included. */
            total_views: number;
        };
        BlogResponse: {
            data: components["schemas"]["BlogData"];
            /** @description Always "blog details". */
            message: string;
        };
        BlogsData: {
            blogs: components["schemas"]["BlogCard"][];
            /** @description All of them, whatever was asked for. */
            categories: components["schemas"]["BlogCategory"][];
            support_items?: components["schemas"]["SupportItem"][];
            /** @description The same as `support_items` once more. */
            supportItems?: components["schemas"]["SupportItem"][];
            /** @description Number of posts on all pages, of the category asked for. */
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
        /** @description The whole cart in the mode that was asked for, normal or buy-now. */
        CartData: {
            /** @description One group for each shop, in the order in which they first came in. */
            cart_items: components["schemas"]["CartGroup"][];
            /** @description "Some products are removed from cart due to unavailability" when the server dropped lines that cannot be bought any more. */
            info: string | null;
            /** @description Number of lines, not of pieces. */
            total: number;
        };
        /** @description The lines of one shop. */
        CartGroup: {
            products: components["schemas"]["CartLine"][];
            shop_id: number;
            /** Format: uri */
            shop_logo: string;
            shop_name: string;
            shop_online: boolean;
            shop_rating: number;
        };
        /** @description One product in the cart. Another size or colour of the same product is not another line: it replaces the choice. The names in a line are never translated. */
        CartLine: {
            brand: string | null;
            color: components["schemas"]["Colour"] | null;
            discount?: number;
            /** @description Computed anew from the two prices above. */
            discount_percentage: number;
            /** @description Flash or discounted price of one piece with the same additions; 0 means no discount. */
            discount_price: number;
            /** @description A truth value here, a number on cards. */
            discount_type?: boolean;
            /** @description Identifier of the product. */
            id: number;
            is_digital: boolean;
            name: string;
            /** @description Price of one piece, with the additions for size and colour (cards leave them out). */
            price: number;
            /** @description Pieces in the cart. */
            quantity: number;
            rating: number;
            size: components["schemas"]["Size"] | null;
            /** Format: uri */
            thumbnail: string;
            total_reviews: string;
            total_sold: string;
            /** @description Name of the unit (cards carry an object). */
            unit: string | null;
        };
        /** @description Names a line of the cart by its product, as lines have no identifier of their own. */
        CartLineInput: {
            /** @description Whether the line of the buy-now cart is meant. */
            is_buy_now?: boolean | null;
            /** @description Product of the line. */
            product_id: number;
        };
        CartResponse: {
            data: components["schemas"]["CartData"];
            /** @description What was done. Each operation says which texts it uses. */
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
            /** @description The active ones only. */
            sub_categories: components["schemas"]["SubCategory"][];
            /** Format: uri */
            thumbnail: string;
        };
        ChangePasswordInput: {
            /** Format: password */
            current_password: string;
            /**
             * Format: password
             * @description Sent as typed; spaces around it are kept.
             */
            password: string;
            /**
             * Format: password
             * @description Has to equal the new password; a difference is reported under `password`.
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
             * @description 1 once the other side has seen it, else 0. Null in the answer to sending and in realtime events, where the row has only just been written.
             * @enum {integer|null}
             */
            is_seen: 0 | 1 | null;
            /** @description Plain text, never HTML. Null in a message that only holds a product. */
            message: string | null;
            /** @description Set in a message that holds a product. */
            product: components["schemas"]["ChatProduct"] | null;
            shop: components["schemas"]["ChatShop"];
            /** @description Whether someone of the shop is there now, not when the message was written. */
            shop_active_status: boolean;
            /**
             * @description Which side wrote it.
             * @enum {string}
             */
            type: "user" | "shop";
            user: components["schemas"]["User"];
            /** @description Whether the customer is there now. */
            user_active_status: boolean;
        };
        ChatMessageData: {
            data: components["schemas"]["ChatMessage"];
        };
        ChatMessageInput: {
            /** @description The text. R1 takes an empty one too, and stores null. */
            message?: string | null;
            /** @description A shop that the customer has a conversation with. */
            shop_id: number;
            type: components["schemas"]["CustomerSide"];
        };
        ChatMessageResponse: {
            data: components["schemas"]["ChatMessageData"];
            /** @description Always "message sent successfully". */
            message: string;
        };
        /** @description There is no total. An empty page says that there are no older messages. */
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
            /** @description 0 means that there is none. */
            discount_price: number;
            id: number;
            /** @description The base name, never translated. */
            name: string;
            price: number;
            rating: number;
            /** Format: uri */
            thumbnail: string;
            /**
             * @description Abbreviated.
             * @example 1.25K
             */
            total_reviews: string;
        };
        ChatShop: {
            id: number;
            /** @description Whether someone of the shop is there, going by a sign of life in the last ten minutes. */
            last_online: boolean;
            /** Format: uri */
            logo: string;
            /** @description Never translated. */
            name: string;
            /** @description 5 while the shop has no reviews. */
            rating: number;
        };
        /** @description A preview. The placed order may differ: it counts additions and flash prices towards the voucher and charges delivery for digital products too. */
        Checkout: {
            all_vat_taxes: components["schemas"]["CheckoutTax"][];
            coupon_discount: number;
            /** @description Sum over the shops, each by its number of pieces. */
            delivery_charge: number;
            /** @description Taxes of all shops, computed on the subtotals only. */
            order_tax_amount: number;
            /** @description Total plus delivery plus tax less voucher. */
            payable_amount: number;
            /** @description Unit prices times quantities. */
            total_amount: number;
        };
        CheckoutData: {
            /** @description True only when a code was sent and gave a discount; false for a collected voucher. */
            apply_coupon: boolean;
            checkout: components["schemas"]["Checkout"];
            /** @description The groups of the cart that were counted. */
            checkout_items: components["schemas"]["CartGroup"][];
        };
        CheckoutInput: {
            /** @description Address that the delivery charge is for. */
            address_id?: number | null;
            /** @description Delivery area. */
            area_id?: number | null;
            /** @description Voucher code to try. Without one, a collected voucher is used by itself if it gives a discount. */
            coupon_code?: string | null;
            /** @description Counts the buy-now cart. */
            is_buy_now?: boolean | null;
            /** @description Required by R4 unless `address_id` is sent. */
            latitude?: number;
            /** @description Required by R4 unless `address_id` is sent. */
            longitude?: number;
            /** @description Shops whose lines are to be counted. Empty or left out, all amounts are zero. */
            shop_ids?: number[] | null;
        };
        CheckoutResponse: {
            data: components["schemas"]["CheckoutData"];
            /** @description "Checkout information" when no code was sent, else "Coupon applied" or "Coupon not applied". A rejected code is not an error. */
            message: string;
        };
        CheckoutTax: {
            /** @description The last shop's share only, by a fault of the backend. `order_tax_amount` is right. */
            amount: number;
            id: number;
            name: string;
            percentage: number;
        };
        /** @description Left out when the voucher had been collected before. */
        CollectedVoucherData: {
            coupon: components["schemas"]["Coupon"];
        };
        CollectedVouchersResponse: {
            data: components["schemas"]["CouponsData"];
            /** @description Always "available collected vouchers". */
            message: string;
        };
        CollectVoucherInput: {
            /** @description Voucher to collect. An unknown one is refused with "The coupon id is not exists." */
            coupon_id: number;
        };
        CollectVoucherResponse: {
            data?: components["schemas"]["CollectedVoucherData"];
            /** @description "Voucher collected successfully", or "Voucher already collected" when it was. */
            message: string;
        };
        Colour: {
            /**
             * @description Hexadecimal colour.
             * @example #1c1c1e
             */
            color_code: string;
            id: number;
            /** @description Picture of the product in this colour, or an empty text. */
            img?: string;
            name: string;
            /** @description Added to the product's price when chosen; 0 among filters. */
            price: number;
        };
        Contact: {
            address?: string | null;
            email: string | null;
            /** @description Whatever the shop wrote, mostly the address of a page. */
            messenger: string | null;
            phone: string | null;
            /** @description A telephone number as the shop wrote it, not a link. */
            whatsapp: string | null;
        };
        /** @description The row as the backend's table holds it. */
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
            /** @description Any text; the backend does not check it. */
            email?: string | null;
            message: string;
            name?: string | null;
            /** @description Any text; the backend does not check it. */
            phone?: string | null;
            subject: string;
        };
        /**
         * Format: date-time
         * @description Moment in UTC with six decimals.
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
        /** @description A shop that the customer has talked to. */
        Conversation: {
            id: number;
            /** @description Whether the customer has seen everything that the shop wrote. */
            is_read: boolean;
            /**
             * @description The first 12 characters of the last message and "...", or the product's name when that message has no text. Null before the first message.
             * @example Thank you
             * @example l...
             */
            last_message: string | null;
            /**
             * @description How long ago the last message was written, in English whatever the language asked for.
             * @example 5 minutes ago
             */
            last_message_time: string | null;
            /** @description The product last asked about; null once the chat was opened without one. */
            product: components["schemas"]["ChatProduct"] | null;
            shop: components["schemas"]["ChatShop"];
            /** @description Messages of the shop that the customer has not seen; the number on the customer's badge. */
            unread_message_shop: number;
            /** @description Messages of the customer that the shop has not seen. */
            unread_message_user: number;
            user: components["schemas"]["User"];
        };
        ConversationInput: {
            /** @description Text of the message that holds the product; counts only together with `product_id`. */
            message?: string | null;
            /** @description The product that the question is about. Each call with it adds a message that holds the product. */
            product_id?: number | null;
            /** @description The shop to talk to. */
            shop_id: number;
            type: components["schemas"]["CustomerSide"];
            /** @description The signed-in customer's own identifier. */
            user_id: number;
        };
        ConversationsData: {
            /** @description Within the page by the last message, newest first. The pages themselves follow the age of the conversations. */
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
            /** @description English name. This, not the identifier, is what a profile stores. */
            name: string;
            /**
             * @description Dialling code without the plus sign.
             * @example 880
             */
            phone_code: string;
        };
        /** @description A voucher, of a shop or of the platform. */
        Coupon: {
            /** @description What the customer types in at checkout. */
            code: string;
            /** @description Percent of the shop's subtotal, or money in the default currency, by `discount_type`. */
            discount: number;
            /** @enum {string} */
            discount_type: "Percentage" | "Amount";
            id: number;
            /** @description Whether the customer who asks has collected it. */
            is_collected: boolean;
            /** @description In how many orders a customer may use it. Cancelled ones count. */
            limit_for_user: number;
            /** @description The most that it takes off; 0 means no limit. */
            max_discount_amount: number;
            /** @description The least subtotal of the shop that the voucher counts for. */
            min_order_amount: number;
            /** @description Null for a voucher of the platform. */
            shop_id: number | null;
            /**
             * @description From when it counts, as a text in the server's time zone.
             * @example 01 November 2026 00:00
             */
            started: string;
            /**
             * @description Until when it counts, as a text in the server's time zone.
             * @example 01 December 2026 01:39
             */
            validity: string;
            /**
             * @description "Amin Voucher" is one of the platform; the missing letter is the backend's.
             * @enum {string}
             */
            voucher_type: "Shop Voucher" | "Amin Voucher";
        };
        /** @description The whole list, never in pages. */
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
            /** @description Rate as the operator typed it. Use `rate_from_default`. */
            rate: number;
            /** @description Multiply an amount on the wire by this, with four decimals. */
            rate_from_default: number;
            /** @description Sign to print. */
            symbol: string;
        };
        /**
         * @description Who writes. Customers send nothing but `user`; R1 believes whatever it is told.
         * @constant
         */
        CustomerSide: "user";
        /** @description The currency in which every amount on the wire is given. */
        DefaultCurrency: {
            /** @description ISO 4217 code. */
            name: string;
            /**
             * @description On which side of the amount the sign of any currency stands.
             * @enum {string}
             */
            position: "prefix" | "suffix";
            /** @description Always 1. */
            rate: number;
            /** @description Sign to print. */
            symbol: string;
        };
        /**
         * @description No text at all, under the name of an HTML page.
         * @constant
         */
        EmptyPage: "";
        /** @description A refusal in one English sentence. */
        ErrorMessage: {
            /** @description Why the call was refused. */
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
        /** @description The whole list; its length is the number to show on the badge. */
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
            end_date: components["schemas"]["FlashSaleMoment"];
            id: number;
            name: string;
            /** @description At most 9 products, and only in the running sale of getHome; null everywhere else. */
            products: components["schemas"]["ProductCard"][] | null;
            start_date: components["schemas"]["FlashSaleMoment"];
            /** Format: uri */
            thumbnail: string;
        };
        FlashSaleData: {
            flash_sale: components["schemas"]["FlashSale"];
            products: components["schemas"]["ProductCard"][];
            /** @description Number of products on all pages, of the category asked for. Other lists call it `total`. */
            total_products: number;
        };
        /**
         * @description Date and time in the server's time zone (UTC unless configured), without a zone.
         * @example 2026-11-24 23:59:59
         */
        FlashSaleMoment: string;
        FlashSaleResponse: {
            data: components["schemas"]["FlashSaleData"];
            /** @description Always "flash sale details". */
            message: string;
        };
        FlashSalesData: {
            /** @description The next sale. */
            incoming_flash_sale: components["schemas"]["FlashSale"] | null;
            /** @description The sale that runs now. */
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
            /** @description Place among the columns. */
            position: number;
            /** @description Heading of the column. */
            title: string | null;
        };
        FooterItem: {
            /** @description Picture beside the text. */
            icon?: string | null;
            id: number;
            /** @enum {string} */
            target: "_self" | "_blank";
            /** @description Text of the link, or the text, phone number or e-mail address itself. */
            title: string | null;
            /**
             * @description How to show the item.
             * @enum {string}
             */
            type: "logo" | "text" | "phone" | "email" | "social_links" | "link" | "app_store";
            /** @description Where a link leads. */
            url: string | null;
        };
        /** @description An empty object. */
        Heartbeat: Record<string, unknown>;
        /**
         * @description A colour in hexadecimal form.
         * @example #EE456B
         */
        HexColour: string;
        HomeData: {
            /** @description The two newest advertisements. */
            ads: components["schemas"]["Banner"][];
            banners: components["schemas"]["Banner"][];
            /** @description At most 6, by units sold. */
            best_deal_products?: components["schemas"]["ProductCard"][];
            /** @description At most 10, those with most products first (R4 sends up to 12, by identifier). */
            categories: components["schemas"]["Category"][];
            /** @description The next sale. */
            incoming_flash_sale: components["schemas"]["FlashSale"] | null;
            just_for_you: components["schemas"]["JustForYou"];
            /** @description At most 6, by rating and then by orders. */
            popular_products: components["schemas"]["ProductCard"][];
            /** @description The sale that runs now, with at most 9 of its products. */
            running_flash_sale: components["schemas"]["FlashSale"] | null;
            /** @description At most 8; empty with one vendor only. */
            shops: components["schemas"]["ShopCard"][];
            support_items?: components["schemas"]["SupportItem"][];
        };
        HomeResponse: {
            data: components["schemas"]["HomeData"];
            /** @description Always "home". */
            message: string;
        };
        /** @description The one part of the home page that has pages; newest first. */
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
            /** @description Language code, for Accept-Language and getTranslations. */
            name: string;
            /** @description Name of the language to show. */
            title: string;
        };
        /** @description A page of text. Both fields are null for a slug that no page has. */
        LegalPage: {
            /** @description HTML, which has to be sanitised. */
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
             * @description 1 once the key belongs to somebody.
             * @enum {integer}
             */
            is_used: 0 | 1;
            order_id: number;
            product_id: number;
            /**
             * @description The key.
             * @example 7KQM-2X9D-HT4P-B6WF
             */
            product_license: string;
            /**
             * @description 1 while the key is good.
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
            /** @description Push address of a mobile app. */
            device_key?: string | null;
            /** @description Kind of the mobile device. */
            device_type?: string | null;
            /**
             * Format: password
             * @description Sent as typed; spaces around it are kept.
             */
            password: string;
            /** @description Phone number or e-mail address, whichever the customer typed. */
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
            /** @description Text to show. Never null in R1; later releases may send null under `ar`. */
            name: string | null;
            /** @enum {string} */
            target: "_self" | "_blank";
            /** @description Title of the link. */
            title: string | null;
            /** @description A path of the storefront, or a whole address when `is_external`. */
            url: string;
        };
        /** @description A success that has nothing to hand over, so that `data` is left out. */
        MessageResponse: {
            /** @description What was done, in English. */
            message: string;
        };
        /** @description What stands for an empty object in the backend's JSON. */
        NoPreOrderDetails: unknown[];
        /** @description Nobody is assigned. */
        NoRider: Record<string, unknown>[];
        /** @description What stands for an empty object in the backend's JSON. */
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
        /** @description How many orders are in each state, whatever the filter. */
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
            /** @description Null when the address is gone. */
            address: components["schemas"]["Address"] | null;
            /** @description The taxes as they were when the order was placed, as raw rows. */
            all_vat_taxes: components["schemas"]["OrderTax"][];
            coupon_discount: number;
            /**
             * Format: date-time
             * @description When it was placed; ISO 8601 in UTC with six decimals.
             */
            created_at: string;
            delivery_charge: number;
            /** @description Always 0. */
            discount: number;
            /** @description A span such as "3-4 days", not a date. */
            estimated_delivery_date: string;
            id: number;
            /**
             * Format: uri
             * @description The invoice as a PDF, outside the API. No token is needed, so anybody with the address can read it.
             */
            invoice_url: string;
            /** @description Delivered, placed within the last three days, and nothing in it is digital. */
            is_returnable: boolean;
            /**
             * @description When the three days since placing are over, as a text in the server's time zone.
             * @example 24 Nov, 2026 01:41 AM
             */
            last_return_date: string;
            /** @description The customer's wishes, as placeOrder took them. No release that was run sends it; it is shown where a backend does. */
            note?: string | null;
            /**
             * @description Number sign, the shop's prefix and six digits.
             * @example #RC000004
             */
            order_code: string;
            order_status: components["schemas"]["OrderStatus"];
            payable_amount: number;
            /** @description "Cash Payment", "Online Payment" while an online order is unpaid, and afterwards the gateway, such as "Stripe". */
            payment_method: string;
            /**
             * Format: uri
             * @description The payment slip as a PDF, on the same terms as the invoice.
             */
            payment_receipt_url: string;
            /** @enum {string} */
            payment_status: "Pending" | "Paid";
            /**
             * @description The same moment as a text in the server's time zone.
             * @example 21 Nov, 2026 01:41 AM
             */
            placed_at: string;
            /** @description What was ordered, line by line. */
            products: components["schemas"]["OrderProduct"][];
            /** @description Pieces ordered. */
            quantity: number;
            /**
             * @description Always 3 here, whatever the setting of the same name in getSettings says.
             * @example 3
             */
            return_order_within_days: number;
            /** @description Who brings it, while someone is assigned and the order is neither delivered nor cancelled; else an empty array. */
            rider?: components["schemas"]["NoRider"] | components["schemas"]["Rider"];
            shop: components["schemas"]["ShopCard"];
            tax_amount: number;
            /** @description The goods with size and colour, before tax, delivery and coupon. */
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
         * @description A state of OrderStatus, or `digital` for orders that hold a digital product, in any case of letters; empty means all.
         * @example Pending
         * @example on the way
         * @example digital
         */
        OrderFilter: string;
        /** @description One ordered product. Options are names as they were when it was ordered, never translated. */
        OrderProduct: {
            /** @description The files of a download. Sent whether paid or not. */
            attachments: components["schemas"]["OrderAttachment"][];
            /** @description Name of the brand. */
            brand: string | null;
            color: string | null;
            /** @description What was paid for one piece, but only if the product has a discount price today; else 0, and what was paid for one piece is not in the answer. */
            discount_price: number;
            /** @description Identifier of the product. */
            id: number;
            is_digital: boolean;
            /** @description The opposite of its name: true while the product has NOT been returned. */
            is_returned: boolean;
            /** @description The licence of a download as a raw row, null for other products. Only the first one, even when several pieces were bought. Sent whether paid or not: show it only once the order is paid. */
            license: components["schemas"]["Licence"] | null;
            /**
             * Format: uri
             * @description The licence as a PDF, see downloadLicence. To be used as it is.
             */
            license_download_link: string | null;
            name: string;
            /** @description Pieces ordered. */
            order_qty: number;
            /** @description The product's base price of today, not what was paid. */
            price: number;
            /** @description Stars that this customer gave it for this order; null while it is not reviewed. */
            rating: number | null;
            size: string | null;
            /** Format: uri */
            thumbnail: string;
            unit: string | null;
        };
        OrderRow: {
            /** @description Null when the address is gone. */
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
            /** @description "Cash Payment", "Online Payment" while an online order is unpaid, and afterwards the gateway, such as "Stripe". */
            payment_method: string;
            /** @enum {string} */
            payment_status: "Pending" | "Paid";
            /**
             * @description The same moment as a text in the server's time zone.
             * @example 21 Nov, 2026 01:41 AM
             */
            placed_at: string;
            /** @description The ordered products as the catalogue has them today. Their `quantity` is the stock, not what was ordered. */
            products: components["schemas"]["ProductCard"][];
            /** @description Pieces ordered. */
            quantity: number;
        };
        OrdersData: {
            /** @description Newest first. Under `digital` no order is promised, and only digital products are listed and counted. */
            orders: components["schemas"]["OrderRow"][];
            status_wise_orders: components["schemas"]["OrderCounts"];
            /** @description Number of orders under the filter. */
            total: number;
        };
        OrdersResponse: {
            data: components["schemas"]["OrdersData"];
            /** @description Always "orders". */
            message: string;
        };
        /**
         * @description From `Pending` over `Confirm`, `Processing`, `Pickup` and `On The Way` to `Delivered`; or `Cancelled`.
         * @enum {string}
         */
        OrderStatus: "Pending" | "Confirm" | "Processing" | "Pickup" | "On The Way" | "Delivered" | "Cancelled";
        OrderTax: {
            amount: number;
            /** Format: date-time */
            created_at: string;
            /** @description Of this row, not of the tax in getCheckout. */
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
             * @description Page of the payment gateway, to be opened next.
             */
            order_payment_url: string;
        };
        PaymentGateway: {
            id: number;
            /** @description Always true, as only active gateways are listed. */
            is_active: boolean;
            /** Format: uri */
            logo: string;
            /** @description Name to send back as `payment_method`. */
            name: string;
            /** @description Name to show. */
            title: string;
        };
        PaymentResponse: {
            data: components["schemas"]["PaymentData"];
            /** @description Always "Payment created". */
            message: string;
        };
        /** @description There is no order identifier. The new orders are the newest rows of listOrders. */
        PlaceOrderData: {
            /**
             * Format: uri
             * @description Page of the payment gateway, to be opened next; null for cash.
             */
            order_payment_url: string | null;
        };
        PlaceOrderInput: {
            /** @description Where to deliver. */
            address_id: number;
            /** @description Delivery area. */
            area_id?: number | null;
            /** @description Voucher code. Without one, a collected voucher is used by itself if it gives a discount. */
            coupon_code?: string | null;
            /** @description Orders the buy-now cart. */
            is_buy_now?: boolean | null;
            /** @description Required by R4 unless `address_id` is sent. */
            latitude?: number;
            /** @description Required by R4 unless `address_id` is sent. */
            longitude?: number;
            /** @description Wishes of the customer. */
            note?: string | null;
            /** @description `cash` or the `name` of a gateway from getSettings, in any case of letters. An unknown word silently becomes cash. */
            payment_method: string;
            /** @description Shops whose lines are ordered. An empty list counts as missing. */
            shop_ids: number[];
        };
        PlaceOrderResponse: {
            data: components["schemas"]["PlaceOrderData"];
            /** @description Always "Order created successfully". */
            message: string;
        };
        /** @description Terms of the pre-order module, which the storefront does not use. */
        PreOrderDetails: {
            [key: string]: unknown;
        };
        /** @description A product wherever products are listed. */
        ProductCard: {
            /** @description The brand's name only. */
            brand: string | null;
            colors: components["schemas"]["Colour"][];
            discount?: number;
            /** @description In a flash sale the percentage stored with the sale, else computed from the two prices. */
            discount_percentage: number;
            /** @description The flash price while a flash sale with stock runs, else the discounted price; 0 means no discount. */
            discount_price: number;
            /**
             * @description 0 for a percentage, 1 for an amount.
             * @enum {integer}
             */
            discount_type?: 0 | 1;
            id: number;
            /** @description Whether a licence or file is sold instead of a thing. */
            is_digital: boolean;
            /** @description Whether the signed-in customer marked it. Always false without a token. */
            is_favorite: boolean;
            is_preorder?: boolean;
            is_prepay?: boolean;
            name: string;
            /** @description Base price, without additions for size and colour and without tax. */
            price: number;
            /** @description Pieces in stock; during a flash sale the pieces left in it. May be negative after overselling. Digital products report 999999 unless limited. */
            quantity: number;
            /** @description Average with one decimal; 0 while there are no reviews. */
            rating: number;
            shop: components["schemas"]["ProductShop"];
            short_description?: string | null;
            sizes: components["schemas"]["Size"][];
            slug?: string;
            /** Format: uri */
            thumbnail: string;
            /**
             * @description Number of reviews as an abbreviated text.
             * @example 0
             * @example 12
             * @example 1.25K
             */
            total_reviews: string;
            /**
             * @description Units ordered in whatever state, as a text with thousands separators.
             * @example 1,234
             */
            total_sold: string;
            unit: components["schemas"]["Unit"] | null;
        };
        ProductData: {
            /** @description At most 6 of the same shop. */
            popular_products: components["schemas"]["ProductCard"][];
            product: components["schemas"]["ProductDetails"];
            /** @description At most 6 of the same category, at random. */
            related_products: components["schemas"]["ProductCard"][];
            seller_offers?: components["schemas"]["SellerOffer"][];
        };
        /** @description A product on its own page. Like a card, but with a gallery in place of `thumbnail`. */
        ProductDetails: {
            /** @description The brand's name only. */
            brand: string | null;
            colors: components["schemas"]["Colour"][];
            /** @description HTML written by the seller, which has to be sanitised. */
            description: string | null;
            discount?: number;
            discount_percentage: number;
            /** @description The flash price while a flash sale with stock runs, else the discounted price; 0 means no discount. */
            discount_price: number;
            /**
             * @description 0 for a percentage, 1 for an amount.
             * @enum {integer}
             */
            discount_type?: 0 | 1;
            /** @description The running flash sale that the product belongs to. */
            flash_sale: components["schemas"]["FlashSale"] | null;
            id: number;
            /** @description Whether a licence or file is sold instead of a thing. */
            is_digital: boolean;
            /** @description Whether the signed-in customer marked it. Always false without a token. */
            is_favorite: boolean;
            is_preorder?: boolean;
            /** @description Description for search engines; the name while unset. */
            meta_description: string;
            /** @description Keywords with commas between them. */
            meta_keywords: string | null;
            /** @description Title for search engines; the name while unset. */
            meta_title: string;
            name: string;
            /** @description An empty array, or an object of the pre-order module. */
            pre_order_details?: components["schemas"]["NoPreOrderDetails"] | components["schemas"]["PreOrderDetails"];
            /** @description Base price, without additions for size and colour and without tax. */
            price: number;
            /** @description Pieces in stock; during a flash sale the pieces left in it. May be negative after overselling. */
            quantity: number;
            /** @description Average with one decimal; 0 while there are no reviews. */
            rating: number;
            shop: components["schemas"]["ProductShop"];
            short_description: string | null;
            sizes: components["schemas"]["Size"][];
            slug?: string;
            thumbnails: components["schemas"]["ProductMedia"][];
            /**
             * @description Number of reviews as an abbreviated text.
             * @example 0
             * @example 12
             * @example 1.25K
             */
            total_reviews: string;
            /**
             * @description Units ordered in whatever state, as a text with thousands separators.
             * @example 1,234
             */
            total_sold: string;
            unit: components["schemas"]["Unit"] | null;
        };
        /** @description What can be filtered by. It does not depend on the query. */
        ProductFilters: {
            brands: components["schemas"]["Brand"][];
            colors: components["schemas"]["Colour"][];
            /** @description Highest base price of the whole catalogue, decimals cut off. */
            max_price: number;
            /** @description Lowest base or flash price of the whole catalogue, decimals cut off. */
            min_price: number;
            sizes: components["schemas"]["Size"][];
        };
        /** @description One picture or video of a product's gallery. A video comes first, then the main picture. */
        ProductMedia: {
            id: number | null;
            /**
             * Format: uri
             * @description The picture; null for a video.
             */
            thumbnail: string | null;
            /** @enum {string} */
            type: "image" | "file" | "youtube" | "vimeo" | "dailymotion";
            /** @description Null for a picture. For `file` the address of the video; for `youtube`, `vimeo` and `dailymotion` a whole iframe snippet in HTML, which has to be sanitised. */
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
        /** @description The shop as a product names it. */
        ProductShop: {
            address?: string | null;
            /** @description Charge for delivering one piece. */
            delivery_charge: number;
            /** @description Free text. Unset it reads "2-3 days" on cards and "2-4 days" in product details. */
            estimated_delivery_time: string;
            id: number;
            /** @description Whether someone of the shop is there now. Always false in product details, by a fault of the backend. */
            last_online: boolean;
            /** Format: uri */
            logo: string;
            name: string;
            /** @description 5 while the shop has no reviews. */
            rating: number;
        };
        /**
         * @description `just_for_you` is the same as `newest`. `default` stands for the order of identifiers, which is what the server falls back to for any word that it does not know.
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
        /** @description Whatever is left out of e-mail address, gender and last name is cleared, so send them always. Sent as `multipart/form-data` when a photo goes with it. */
        ProfileInput: {
            /** @description Name of the country, not its identifier. Kept when left out. */
            country?: string | null;
            /** @description Any date that can be read; it comes back as `YYYY-MM-DD`. Kept when left out. */
            date_of_birth?: string | null;
            /**
             * Format: email
             * @description Unique. Cleared when left out. From R3 on its domain has to exist.
             */
            email?: string | null;
            /** @description Usually `male`, `female` or `other`; the server takes any text. Cleared when left out. */
            gender?: string | null;
            /** @description Cleared when left out. No answer shows it. */
            last_name?: string | null;
            name: string;
            /** @description Unique; its form is not checked. */
            phone: string;
            /** @description Dialling code without the plus sign. Kept when left out. */
            phone_code?: string | null;
            /**
             * Format: binary
             * @description Only in `multipart/form-data`. The very first one of a customer is lost.
             */
            profile_photo?: Blob;
        };
        ProfileResponse: {
            data: components["schemas"]["ProfileData"];
            /** @description What was done, in English. */
            message: string;
        };
        RecentlyViewedData: {
            /** @description The product viewed last comes first. */
            products: components["schemas"]["ProductCard"][];
        };
        RecentlyViewedResponse: {
            data: components["schemas"]["RecentlyViewedData"];
            /** @description Always "recently viewed products". */
            message: string;
        };
        /** @description The shop's settings are stricter than this schema: they say whether phone and e-mail address are required and how long a phone number is. Sent as `multipart/form-data` when a photo goes with it. */
        RegistrationInput: {
            /** @description Name of the country, not its identifier. May be left out from R4 on. */
            country: string;
            /** @description Any date that can be read; it comes back as `YYYY-MM-DD`. */
            date_of_birth?: string | null;
            /** @description Push address of a mobile app. */
            device_key?: string | null;
            /** @description Kind of the mobile device. */
            device_type?: string | null;
            /**
             * Format: email
             * @description Required when a code would go by e-mail (`register_otp_type` or `forgot_otp_type` is `email`), else only without a phone number. Unique in R1 only; at most 150 characters from R2 on.
             */
            email?: string | null;
            gender?: string | null;
            last_name?: string | null;
            /** @description R3 and later want 5 to 100 Latin letters, spaces, dots, apostrophes and dashes. */
            name: string;
            /**
             * Format: password
             * @description Sent as typed; spaces around it are kept.
             */
            password: string;
            /**
             * Format: password
             * @description Only its length is looked at, never whether it equals the password.
             */
            password_confirmation?: string | null;
            /** @description Digits only, from `phone_min_length` to `phone_max_length` of them; required when `phone_required` says so. Unique in R1 only. */
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
             * @description Page of the payment gateway for the new order; null for cash.
             */
            order_payment_url: string | null;
        };
        ReorderInput: {
            order_id: number;
            /** @description `cash` or the `name` of a gateway, in any case of letters; an unknown word silently becomes cash. Always send it: without it the backend breaks (500). */
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
             * @description Sent as typed; spaces around it are kept.
             */
            password: string;
            /**
             * Format: password
             * @description Has to equal the password; a difference is reported under `password`.
             */
            password_confirmation?: string | null;
            /** @description From verifyOtp. */
            token: string;
        };
        /** @description A return as in the list, but without `quantity`, which each product has. */
        ReturnDetails: {
            amount: number | null;
            customer_email: string | null;
            customer_name: string;
            customer_phone: string | null;
            id: number;
            /**
             * @description The order's code without its number sign.
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
            /** @description Name as it was ordered; an empty text for none. */
            color: string;
            /** @description What one piece cost in the order. */
            price: number;
            product_id: number;
            product_name: string;
            /** @description The product's base price today; an empty text when the product is gone. */
            product_price: number | "";
            /** @description Pieces returned. */
            quantity: number;
            /** @description Name as it was ordered; an empty text for none. */
            size: string;
            /** Format: uri */
            thumbnail: string;
            /** @description Name as it was ordered; an empty text for none. */
            unit: string;
        };
        ReturnInput: {
            /** @description Where the money goes. A text, even if it is all digits. */
            bank_account_number: string;
            bank_name?: string | null;
            /** @description The delivered order. */
            order_id: number;
            /** @description Products of the order, each with all its pieces. An empty list counts as missing. */
            product_ids: number[];
            reason: string;
            /** @description Where the parcel is collected. */
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
         * @description `Paid` once the return is refunded.
         * @enum {string}
         */
        ReturnPaymentStatus: "Unpaid" | "Paid";
        ReturnRow: {
            /** @description What the returned pieces cost, without tax, delivery and voucher. */
            amount: number | null;
            id: number;
            /**
             * @description Not an identifier but the order's code, without the number sign that `order_code` has.
             * @example RC000002
             */
            order_id: string;
            payment_status: components["schemas"]["ReturnPaymentStatus"];
            /** @description Pieces returned. */
            quantity: number;
            reason: string;
            /** @description Why the return was rejected. */
            reject_note: string | null;
            return_address: string;
            /**
             * @description When it was asked for, as an English text.
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
         * @description `Pending` at first. The shop decides on `Approved`, `Damaged` or `Mismatch`; `Cancelled` means rejected, with a `reject_note`; `Refunded` means that the money is on its way.
         * @enum {string}
         */
        ReturnStatus: "Pending" | "Approved" | "Damaged" | "Mismatch" | "Cancelled" | "Refunded";
        Review: {
            /**
             * @description Date as an English text.
             * @example November 21, 2026
             */
            created_at: string;
            customer_name: string;
            /**
             * Format: uri
             * @description The customer's picture, or a placeholder.
             */
            customer_profile: string;
            description: string;
            id: number;
            rating: number;
        };
        ReviewData: {
            review: components["schemas"]["Review"];
        };
        ReviewInput: {
            /** @description The review in the customer's words. */
            description: string;
            /** @description The order it was bought in. */
            order_id: number;
            /** @description The product that was bought. */
            product_id: number;
            /** @description Stars from 1 to 5; halves are taken, and 4.5 counts as 4 in the shares of listReviews. */
            rating: number;
        };
        /** @description Share of each number of stars in percent; 4.5 stars count as 4. */
        ReviewPercentages: {
            1: number;
            2: number;
            3: number;
            4: number;
            5: number;
        };
        ReviewResponse: {
            data: components["schemas"]["ReviewData"];
            /** @description "review added successfully", or "review already exists" when this product of this order was reviewed before. */
            message: string;
        };
        ReviewsData: {
            /** @description Null when neither a product nor a shop was named. A shop wins over a product. */
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
        /** @description The same product at another shop. */
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
            /** @description 1 for a forgotten password; left out to verify an account. */
            forgot_password?: number | boolean | null;
            /** @description Phone number or e-mail address, whichever the customer typed. */
            phone: string;
            /** @description Dialling code without the plus sign. */
            phone_code?: string | null;
        };
        SendOtpResponse: {
            data: components["schemas"]["SentOtp"];
            /** @description Where the code went: "Your Verification code is sent to your email" or "... phone", and "Your Forgot Password code is sent to your email" or "... phone". Left out when nothing was sent. */
            message?: string;
        };
        SendTicketMessageResponse: {
            data: components["schemas"]["TicketMessagesData"];
            /** @description Always "message sent successfully". */
            message: string;
        };
        SentOtp: {
            /** @description Where the code went. R1 puts the dialling code before the phone number, a form that verifyOtp does not take; later releases answer the number alone. */
            email_or_phone: string | null;
            /** @description The code itself, in demo mode only (`app_environment` is `local`). */
            otp: number | null;
            /** @description Dialling code without the plus sign. */
            phone_code: string | null;
        };
        /** @description Everything that the storefront has to know about the shop before it shows anything. */
        Settings: {
            /** @description Postal address of the operator. Reads "Dhaka, Bangladesh" while unset. */
            address: string;
            /** @description "production", or "local" for demo mode, in which profile and password cannot be changed. */
            app_environment: string;
            /** @description Language code that the server falls back to. */
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
             * @description Address of the backend.
             */
            baseUrl: string;
            /** @description Whether orders may be paid in cash. */
            cash_on_delivery: boolean;
            /** @description The active currencies, the default one among them. */
            currencies: components["schemas"]["Currency"][];
            currency: components["schemas"]["DefaultCurrency"];
            /** @description Background of the footer. */
            footer_bg_image?: string | null;
            /** @description Picture of the accepted means of payment. */
            footer_payment_img?: string | null;
            /**
             * Format: uri
             * @description QR code that leads to the app.
             */
            footer_qr: string | null;
            /** @description Columns of the footer in order. */
            footers: components["schemas"]["FooterColumn"][];
            /**
             * @description Where the code for a forgotten password goes.
             * @enum {string}
             */
            forgot_otp_type: "email" | "phone";
            /** @description Link to the Android app. */
            google_playstore_link: string | null;
            /** @description The languages to choose from. May be empty. */
            languages: components["schemas"]["Language"][];
            /** @description Entries of the main menu in order. With one vendor only, the one that leads to `/shops` is left out. */
            menus: components["schemas"]["MenuItem"][];
            /** @description Hotline. Reads "+880123456789" while unset. */
            mobile: string;
            /** @description False when the whole site is one shop; then shop lists are empty and `shop_id` filters are ignored. */
            multi_vendor: boolean;
            /** @description Whether orders may be paid through a gateway. */
            online_payment: boolean;
            /** @description Whether only verified accounts may order. */
            order_place_account_verify: boolean;
            /** @description The active gateways only. */
            payment_gateways: components["schemas"]["PaymentGateway"][];
            /**
             * @description Greatest number of digits in a phone number.
             * @default 16
             */
            phone_max_length: number;
            /**
             * @description Least number of digits in a phone number.
             * @default 9
             */
            phone_min_length: number;
            /** @description Whether registering demands a phone number. */
            phone_required: boolean;
            /** @description Whether the pre-order module is on. */
            preOrder?: boolean;
            /** @description HTML text on pre-orders. */
            preOrderPolicy?: string | null;
            /** @description HTML text on refunds of pre-orders. */
            preOrderRefundPolicy?: string | null;
            /** @description Whether this installation was bought. */
            purchase?: boolean;
            /** @description Cluster of the realtime service. */
            pusher_app_cluster: string | null;
            /** @description Key of the realtime service. Null or empty means chat without realtime. */
            pusher_app_key: string | null;
            /**
             * @description Where the code for a new account goes.
             * @enum {string}
             */
            register_otp_type: "email" | "phone";
            /** @description Whether a new account has to be verified with a code. */
            register_otp_verify: boolean;
            /** @description Days after ordering within which a return is accepted. */
            return_order_within_days: number;
            /** @description Whether to point at the mobile app. */
            show_download_app: boolean;
            /** @description Whether to show how many pieces are left. */
            show_product_stock?: boolean;
            /** @description Sign-in providers by name. With none configured the backend sends an empty array instead of an object. */
            social_auths: components["schemas"]["NoSocialAuths"] | components["schemas"]["SocialAuths"];
            /** @description The active profiles on social networks. */
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
             * @description Logo for the header.
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
        /** @description A shop wherever shops are listed. */
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
            /** @description Average with one decimal; 5 while there are no reviews. */
            rating: number;
            /**
             * @description Whether it is within opening hours, not whether someone is there.
             * @enum {string}
             */
            shop_status: "Online" | "Offline";
            total_categories: number;
            total_products: number;
            /** @description Number of reviews as an abbreviated text. */
            total_reviews: string;
        };
        ShopCategoriesResponse: {
            data: components["schemas"]["CategoriesData"];
            /** @description Always "Shop categories". */
            message: string;
        };
        ShopData: {
            shop: components["schemas"]["ShopDetails"];
        };
        /** @description A shop on its own page. Like a card, but its reviews are counted in a number. */
        ShopDetails: {
            /** Format: uri */
            banner: string;
            banners: components["schemas"]["Banner"][];
            /** @description HTML written by the seller, which has to be sanitised. */
            description: string | null;
            id: number;
            /** @description Empty if unset. */
            latitude?: string;
            /** Format: uri */
            logo: string;
            /** @description Empty if unset. */
            longitude?: string;
            name: string;
            /** @description Average with one decimal; 5 while there are no reviews. */
            rating: number;
            /**
             * @description Whether it is within opening hours, not whether someone is there.
             * @enum {string}
             */
            shop_status: "Online" | "Offline";
            short_description: string | null;
            /** @description Categories that they are in. */
            total_categories: number;
            /** @description Products on sale. */
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
            /** @description Added to the product's price when chosen; 0 among filters. */
            price: number;
        };
        SocialAuth: {
            /** @description Public identifier of the shop at the provider. */
            client_id: string | null;
            is_active: boolean;
            name: string;
            /** @description Where the provider sends the customer back to. */
            redirect_url: string | null;
        };
        SocialAuths: {
            apple?: components["schemas"]["SocialAuth"];
            facebook?: components["schemas"]["SocialAuth"];
            google?: components["schemas"]["SocialAuth"];
        };
        SocialLink: {
            id: number;
            /** @description Address of the profile; may be missing on an active entry. */
            link: string | null;
            /** Format: uri */
            logo: string;
            /** @description Name of the network. */
            name: string;
        };
        SocialProfileInput: {
            /** @description Name of the provider. */
            auth_type: string;
            /** @description Push address of a mobile app. */
            device_key?: string | null;
            /** @description Kind of the mobile device. */
            device_type?: string | null;
            email?: string | null;
            gender?: string | null;
            /** @description The provider's identifier of the person. */
            id?: string | number | null;
            name?: string | null;
            phone?: string | null;
            /** @description Address of the person's picture at the provider. */
            profile_url?: string | null;
        };
        SocialTokenInput: {
            /** @description Google's authorisation code. Apple and Facebook need any text here, which is not looked at. */
            code: string;
            data?: components["schemas"]["AppleProfile"];
            /** @description Push address of a mobile app. */
            device_key?: string | null;
            /** @description Kind of the mobile device. */
            device_type?: string | null;
        };
        /** @description The HTML page of the original storefront, which answers every GET path that the API does not know. */
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
        /** @description A promise of service, such as free delivery. */
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
             * @description `image`, or the extension of another file.
             * @example image
             * @example pdf
             */
            type: string;
        };
        TicketData: {
            /** @description Messages of the thread that the staff pinned, oldest first. */
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
            /** @description The thread, oldest first. */
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
             * @description Agreed time as an English text in the server's time zone.
             * @example 21 November, 2026 01:41 AM
             */
            ticket_schedule_start: string | null;
            /** @description Whether the customer may write. Off until the staff switch it on. */
            user_chat: boolean;
        };
        /**
         * @description `running` stands for the states `pending` and `confirm`.
         * @enum {string}
         */
        TicketFilter: "running" | "completed" | "cancel";
        TicketInput: {
            /** @description Files, the field repeated for each. Faults name them `attachments.0` and so on. */
            "attachments[]"?: Blob[];
            /**
             * Format: email
             * @description Where the staff may answer.
             */
            email: string;
            /** @description Name of a kind of issue from listTicketIssueTypes. The backend takes any words. */
            issue_type: string;
            /** @description Becomes the first message of the thread. */
            message: string;
            /** @description Code of an order, in the customer's words; not looked up. */
            order_number?: string | null;
            /** @description 8 to 16 digits, nothing else. */
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
             * @description Date as an English text, without the time.
             * @example 21 November, 2026
             */
            created_at: string;
            id: number;
            /** @description Pinned by the staff. */
            is_highlighted: boolean;
            /** @description Text as it was written; may hold HTML, so it has to be cleaned or shown as text. */
            message: string;
            /** Format: uri */
            profile_photo: string;
            /** @description The customer's own messages carry the identifier of their account. */
            sender_id: number;
            sender_name: string;
        };
        TicketMessageInput: {
            message: string;
            /** @description The ticket's `ticket_no`. */
            ticket_number: string;
        };
        TicketMessagesData: {
            /** @description The whole thread, oldest first. */
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
             * @description Date as an English text.
             * @example 21 November, 2026
             */
            created_at: string;
            id: number;
            /** @description Name of the kind of issue. */
            issue_type: string;
            /** @description As the customer wrote it. */
            order_number: string | null;
            status: components["schemas"]["TicketStatus"];
            subject: string | null;
            /**
             * @description Six random digits and a running number. Requests call it `ticket_number`.
             * @example 9199821
             */
            ticket_no: string;
        };
        TicketsData: {
            /** @description Whatever the filter. */
            cancel: number;
            /** @description Whatever the filter. */
            completed: number;
            /** @description Pending and confirmed ones, whatever the filter. */
            running: number;
            /** @description Newest first. */
            support_tickets: components["schemas"]["TicketRow"][];
            /** @description Number of tickets under the filter. */
            total: number;
        };
        TicketsResponse: {
            data: components["schemas"]["TicketsData"];
            /** @description Always "support ticket list". */
            message: string;
        };
        /**
         * @description `pending` at first, `confirm` once a time was agreed, then `completed` or `cancel`.
         * @enum {string}
         */
        TicketStatus: "pending" | "confirm" | "completed" | "cancel";
        ToggleFavouriteInput: {
            /** @description Product to mark or unmark. */
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
        /** @description This refusal uses the key `error` where all others use `message`. */
        TranslationsMissing: {
            error: string;
        };
        /** @description JSON text of one flat object with about 1,500 entries: key = English source phrase, value = its translation. The value may be empty: show the key then. Keys hold dots, colons and spaces and are not paths; there are no placeholders. */
        TranslationsText: string;
        /** @description What a quantity of one means. */
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
            /** @description Whether the phone number or the e-mail address is verified. */
            account_verified: boolean;
            /** @description Name of the country, not its identifier. */
            country: string | null;
            /** Format: date */
            date_of_birth: string | null;
            email: string | null;
            email_verified: boolean;
            /** @description Usually `male`, `female` or `other`; the server takes any text. */
            gender: string | null;
            id: number;
            /** @description An inactive customer can still log in. */
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
             * @description The customer's picture, or a placeholder.
             */
            profile_photo: string;
        };
        /** @description A refusal of what was sent. A broken validation rule comes with `errors`; a broken business rule comes without that key and its whole reason is `message`. */
        ValidationError: {
            /** @description Texts by field, members of arrays with dotted keys such as `shop_ids.0`. Left out for business rules. The texts follow Accept-Language, and one answer may mix languages. */
            errors?: {
                [key: string]: string[];
            };
            /** @description The first text, with "(and N more errors)" after it when there are several. */
            message: string;
        };
        VerifiedOtp: {
            /** @description What resetPassword asks for. */
            token: string;
        };
        VerifyOtpInput: {
            /** @description The four digits. */
            otp: string | number;
            /** @description The contact that was typed for sendOtp, never the one that its answer names. */
            phone: string;
        };
        VerifyOtpResponse: {
            data: components["schemas"]["VerifiedOtp"];
            /** @description Always "Otp verified successfully". */
            message: string;
        };
        VoucherProduct: {
            /** @description The product. An unknown one is refused with "The selected products.0.id is invalid." */
            id: number;
            /** @description Pieces of it. */
            quantity: number;
            /** @description The shop that sells it. */
            shop_id: number;
        };
        /** @description What is to be bought. An empty list counts as missing. */
        VoucherProducts: components["schemas"]["VoucherProduct"][];
    };
    responses: {
        /** @description No address has the identifier in the path. Looked at before the body is. */
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
        /** @description The licence as a document. */
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
        /** @description No order has the identifier in the path. */
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
        /** @description The method is missing, `cash`, or no gateway's name. */
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
        /** @description No return of the customer has the identifier in the path. */
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
        /** @description The backend broke. With its debug mode on, the body also names the exception, file and line. */
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
        /** @description No token, or one that the backend does not know. */
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
         * @description Identifier of the address.
         * @example 1
         */
        AddressId: number;
        /**
         * @description The licence key, four groups of four characters.
         * @example 7KQM-2X9D-HT4P-B6WF
         */
        LicenceKey: string;
        /**
         * @description Page number from 1. Works only together with `per_page`; otherwise the whole list comes back, and so it does with page 0.
         * @example 1
         */
        Page: number;
        /**
         * @description Identifier of the order.
         * @example 4
         */
        PayableOrder: number;
        /**
         * @description Entries a page, without an upper limit. Works only together with `page`.
         * @example 12
         */
        PerPage: number;
        /**
         * @description Identifier of the return.
         * @example 1
         */
        ReturnId: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The document is an attachment named after the customer.
         * @example attachment; filename=license-1.pdf
         */
        LicenceFile: string;
        /**
         * @description Requests allowed a minute.
         * @example 60
         */
        RateLimitLimit: number;
        /**
         * @description Requests left in the running minute.
         * @example 57
         */
        RateLimitRemaining: number;
        /**
         * @description When the limit is lifted, in seconds since 1970.
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
                 * @description Identifier of the address.
                 * @example 1
                 */
                id: components["parameters"]["AddressId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is gone. */
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
            /** @description A business reason, without `errors`. */
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
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the address.
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
            /** @description The changed address. */
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
            /** @description A broken rule with `errors`, or (from R3 on) a business reason without that key. */
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
            /** @description What was filled in breaks a rule; always with `errors`. */
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
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1. Works only together with `per_page`; otherwise the whole list comes back, and so it does with page 0.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries a page, without an upper limit. Works only together with `page`.
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
            /** @description No voucher gives a discount. Nothing is created, whatever the status says. */
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
            /** @description A broken rule; always with `errors`. */
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
        };
    };
    exchangeSocialToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `google`, `facebook` or `apple`; any other is refused.
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
            /** @description Signed in; or, for Facebook, an empty page and nobody signed in. */
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
            /** @description The provider is unknown, or Google refused the code. */
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
            /** @description The code is missing, or the contact belongs to somebody who is no customer. */
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
        };
    };
    getBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug or identifier of the post.
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
            /** @description No post has the slug or identifier. */
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
                 * @description Page number from 1. Works only together with `per_page`; otherwise the whole list comes back, and so it does with page 0.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries a page, without an upper limit. Works only together with `page`.
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
            /** @description A shop is unknown or not available, or the code is too long; always with `errors`. */
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
            /** @description The cart afterwards. */
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
            /** @description A broken rule with `errors`, or a business reason without that key. */
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
            /** @description The cart afterwards. */
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
            /** @description A broken rule with `errors`, or a business reason without that key. */
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
            /** @description The cart afterwards. */
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
            /** @description A broken rule with `errors`, or a business reason without that key. */
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
            /** @description The cart with the product in it. */
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
            /** @description A broken rule with `errors`, or a business reason without that key. */
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
        };
    };
    getCart: {
        parameters: {
            query?: {
                /**
                 * @description 1 for the buy-now cart; left out for the normal one. The text `true` does not work here.
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
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1. Works only together with `per_page`; otherwise the whole list comes back, and so it does with page 0.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries a page, without an upper limit. Works only together with `page`.
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
                 * @description Products of this category only.
                 * @example 4
                 */
                category_id?: number;
                /**
                 * @description Products that come in this colour.
                 * @example 5
                 */
                color_id?: number;
                /**
                 * @description 1 for digital products only, 0 for all. The texts `true` and `false` both count as 1.
                 * @example 0
                 */
                is_digital?: 0 | 1;
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
                 * @description Page number from 1. Works only together with `per_page`; otherwise the whole list comes back, and so it does with page 0.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries a page, without an upper limit. Works only together with `page`.
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Average rating from this number up to, but not including, the next. Anything but a number is a 500.
                 * @example 4
                 */
                rating?: number;
                /**
                 * @description Text contained in the name, the short description or the product code.
                 * @example espresso
                 */
                search?: string;
                /**
                 * @description Products of this shop only. Ignored with one vendor only.
                 * @example 7
                 */
                shop_id?: number;
                /**
                 * @description Products that come in this size.
                 * @example 9
                 */
                size_id?: number;
                /**
                 * @description Order of the list; by identifier if left out.
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
            /** @description One page of the matching products. */
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
            /** @description The new password counts. */
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
            /** @description A broken rule with `errors`, or a wrong current password without that key. */
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
            /** @description The ways to reach the shop. */
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
            /** @description No voucher gives a discount. Nothing is created, whatever the status says. */
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
            /** @description A broken rule; always with `errors`. */
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
        };
    };
    downloadLicence: {
        parameters: {
            query: {
                /**
                 * @description Identifier of the order that the licence was bought with.
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
                 * @description Identifier of the order that the licence was bought with.
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
            /** @description No product named, or an unknown one; always with `errors`. */
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
            /** @description The favourites. */
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
        };
    };
    getFlashSale: {
        parameters: {
            query?: {
                /**
                 * @description Products of this category only; an unknown one leaves the list empty.
                 * @example 4
                 */
                category_id?: number;
                /**
                 * @description Page of the products; 1 if left out, 0 for all of them.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Products a page, without an upper limit; 18 if left out.
                 * @example 12
                 */
                per_page?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the sale.
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
            /** @description No flash sale has the identifier. */
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
        };
    };
    listCollectedVouchers: {
        parameters: {
            query?: {
                /**
                 * @description Shop that the vouchers have to count for; all if left out.
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
        };
    };
    listMessages: {
        parameters: {
            query: {
                /**
                 * @description Page number from 1. Works only together with `per_page`; otherwise the whole list comes back, and so it does with page 0.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries a page, without an upper limit. Works only together with `page`.
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Whose messages.
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
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1. Works only together with `per_page`; otherwise the whole list comes back, and so it does with page 0.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries a page, without an upper limit. Works only together with `page`.
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Part of a shop's name, in any case of letters.
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
        };
    };
    listShopVouchers: {
        parameters: {
            query: {
                /**
                 * @description Shop whose vouchers are wanted.
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
            /** @description No shop named; with `errors`. */
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
        };
    };
    getHome: {
        parameters: {
            query?: {
                /**
                 * @description Page of `just_for_you`; 1 if left out, 0 for all of it.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Products a page of `just_for_you`; 8 if left out.
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
        };
    };
    getTranslations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Language code as in the settings' `languages`.
                 * @example en
                 */
                locale: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The language file as it lies on the server. */
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
        };
    };
    getLegalPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the page in its address.
                 * @example return-and-refund-policy
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, or two nulls. */
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
            /** @description Nobody has this contact and password, or the account is not a customer's. */
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
            /** @description The shell of the original storefront, as `text/html; charset=utf-8`. Nothing was revoked. */
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
            /** @description The token is worth nothing any more. */
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
        };
    };
    getOrder: {
        parameters: {
            query: {
                /**
                 * @description Identifier of the order, as listOrders names it; not the order code.
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
            /** @description No such order; from R3 on also another customer's, without `errors`. */
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
        };
    };
    createPaymentWithoutMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the order.
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
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `name` of a gateway from getSettings, in any case of letters.
                 * @example stripe
                 */
                method: string;
                /**
                 * @description Identifier of the order.
                 * @example 4
                 */
                order: components["parameters"]["PayableOrder"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment is open. */
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
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Orders in this state only; all if left out or empty.
                 * @example Pending
                 */
                order_status?: components["schemas"]["OrderFilter"];
                /**
                 * @description Page number from 1. Works only together with `per_page`; otherwise the whole list comes back, and so it does with page 0.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries a page, without an upper limit. Works only together with `page`.
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
            /** @description The order is cancelled. */
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
            /** @description No such order (with `errors`), or one that is on its way already (without). */
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
            /** @description The orders are placed. */
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
            /** @description A broken rule with `errors`, or a business reason without that key. */
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
            /** @description The new order is placed. */
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
            /** @description No such order (with `errors`), or a business reason (without). */
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
        };
    };
    getProduct: {
        parameters: {
            query: {
                /**
                 * @description Identifier of the product.
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
            /** @description The product. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResponse"];
                };
            };
            /** @description The identifier is missing or unknown. */
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
            /** @description The stored review, or the one that was there before. */
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
            /** @description What was filled in breaks a rule; always with `errors`. */
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
                 * @description Products of this category only.
                 * @example 4
                 */
                category_id?: number;
                /**
                 * @description Products that come in this colour.
                 * @example 5
                 */
                color_id?: number;
                /**
                 * @description 1 for digital products only, 0 for all. The texts `true` and `false` both count as 1.
                 * @example 0
                 */
                is_digital?: 0 | 1;
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
                 * @description Page number from 1. Works only together with `per_page`; otherwise the whole list comes back, and so it does with page 0.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries a page, without an upper limit. Works only together with `page`.
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Average rating from this number up to, but not including, the next. Anything but a number is a 500.
                 * @example 4
                 */
                rating?: number;
                /**
                 * @description Text contained in the name, the short description or the product code.
                 * @example espresso
                 */
                search?: string;
                /**
                 * @description Products of this shop only. Ignored with one vendor only.
                 * @example 7
                 */
                shop_id?: number;
                /**
                 * @description Products that come in this size.
                 * @example 9
                 */
                size_id?: number;
                /**
                 * @description Order of the list; by identifier if left out.
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
            /** @description One page of the matching products. */
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
            /** @description What was filled in breaks a rule; always with `errors`. */
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
            /** @description The new password counts. */
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
            /** @description What was filled in breaks a rule; always with `errors`. */
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
            /** @description The return is on record and waits for the shop. */
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
            /** @description A broken rule with `errors`, or a business reason without that key. */
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
        };
    };
    getReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the return.
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
        };
    };
    listReturns: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1. Works only together with `per_page`; otherwise the whole list comes back, and so it does with page 0.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries a page, without an upper limit. Works only together with `page`.
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
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1. Works only together with `per_page`; otherwise the whole list comes back, and so it does with page 0.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries a page, without an upper limit. Works only together with `page`.
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Reviews of this product.
                 * @example 101
                 */
                product_id?: number;
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
            /** @description An identifier is unknown. */
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
            /** @description The message as it was stored; `is_seen` is null. */
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
            /** @description The customer has no conversation with this shop, or there is no such shop. */
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
            /** @description Sent, unless all values are null. */
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
            /** @description The contact is missing, unknown, or of an inactive account. */
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
        };
    };
    listShopCategories: {
        parameters: {
            query: {
                /**
                 * @description Page number from 1. Works only together with `per_page`; otherwise the whole list comes back, and so it does with page 0.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries a page, without an upper limit. Works only together with `page`.
                 * @example 12
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Identifier of the shop.
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
            /** @description The shop is not named or unknown; always with `errors`. */
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
        };
    };
    listShops: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1. Works only together with `per_page`; otherwise the whole list comes back, and so it does with page 0.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Entries a page, without an upper limit. Works only together with `page`.
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
        };
    };
    getShop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the shop.
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
            /** @description No shop has the identifier. */
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
        };
    };
    listShopPopularProducts: {
        parameters: {
            query: {
                /**
                 * @description Identifier of the product whose shop is meant.
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
            /** @description The product is not named or unknown; always with `errors`. */
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
            /** @description The best shops. */
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
            /** @description What was sent breaks a rule; always with `errors`. */
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
            /** @description The token belongs to no customer, or `user_id` to somebody else. */
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
            /** @description No such shop or product; or the realtime service refused the message, which is stored all the same. */
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
        };
    };
    listSubCategories: {
        parameters: {
            query: {
                /**
                 * @description Identifier of the category.
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
            /** @description The category is not named, no number or unknown; always with `errors`. */
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
            /** @description A field is missing or too long; always with `errors`. */
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
            /** @description The ticket is open. */
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
            /** @description What was filled in breaks a rule; always with `errors`. */
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
            /** @description The thread with the new message last. */
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
            /** @description A broken rule with `errors`, or a business reason without that key. */
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
            /** @description The thread. */
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
            /** @description No number, or an unknown one; always with `errors`. */
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
        };
    };
    getTicket: {
        parameters: {
            query?: {
                /**
                 * @description The ticket's number. Without one the answer is the same 422 as for a wrong one.
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
            /** @description The number is missing, unknown or another customer's; a business rule, so without `errors`. */
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
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1; does nothing without `per_page`.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries a page, without an upper limit; the whole list comes back without it.
                 * @example 10
                 */
                per_page?: number;
                /**
                 * @description Tickets in this state only; all if left out. The backend takes any other word for all.
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
            /** @description The kinds of issues. */
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
        };
    };
    countUnreadMessages: {
        parameters: {
            query?: {
                /**
                 * @description The shop that reads; counts only without `user_id`.
                 * @example 7
                 */
                shop_id?: number;
                /**
                 * @description The customer who reads.
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
            /** @description The number. */
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
            /** @description Noted. */
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
            /** @description The changed customer. */
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
            /** @description What was filled in breaks a rule; always with `errors`. */
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
            /** @description The orders are placed. */
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
            /** @description A broken rule with `errors`, or a business reason without that key. */
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
            /** @description Contact or code is missing or no number, or nobody has the contact. */
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
            /** @description The voucher is the customer's, from now on or since earlier. */
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
            /** @description No voucher named, or an unknown one; always with `errors`. */
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
        };
    };
}
