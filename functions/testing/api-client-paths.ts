/* Written by "npm run api-client". */ /* oxlint-disable typescript/no-redundant-type-constituents */
// Requests: 6c38c1f91ba638df

export interface paths {
  '/api/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['postBookings'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getBookingsToken'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{token}/opened': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['postBookingsTokenOpened'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{token}/contact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['postBookingsTokenContact'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{token}/party-size': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['postBookingsTokenPartySize'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/bookings/{token}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['postBookingsTokenCancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/products': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getProducts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/products/{id}/quantity-limit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getProductsIdQuantityLimit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['postOrders'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/orders/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getOrdersToken'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/orders/{token}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['postOrdersTokenCancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/orders/{token}/return': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['postOrdersTokenReturn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/steps': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['postAdminOrdersIdSteps'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/refunds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['postAdminOrdersIdRefunds'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
interface components {
  schemas: {
    Product:
      | {
          id: string;
          createdAt: string;
          hasNoneLeft?: boolean;
          title: string;
          titleKr: string;
          shortDesc: string;
          shortDescKr: string;
          longDesc: string;
          longDescKr: string;
          price: number;
          priceKrw?: number;
          images: string[];
          imageAlts?: string[];
          imageAltsKr?: string[];
          imageFocuses?: string[];
          imageCredits?: string[];
          tags: string[];
          isPublished: boolean;
          visibleFrom: string;
          visibleUntil: string;
          availability: 'in_stock' | 'seasonal' | 'out_of_stock';
          foodType?: string;
          foodTypeKr?: string;
          shelfLife?: string;
          shelfLifeKr?: string;
          storage?: string;
          storageKr?: string;
          madeOn?: string;
          madeOnKr?: string;
          ingredients?: string;
          ingredientsKr?: string;
          type: 'coffee';
          weightGrams?: number;
          largeWeightGrams?: number;
          largePriceKrw?: number;
          grinds?: ('wholeBean' | 'espresso' | 'mokaPot' | 'handDrip' | 'frenchPress')[];
          origin?:
            | 'Blend'
            | 'Colombia'
            | 'Ethiopia'
            | 'Korea'
            | 'Kenya'
            | 'Brazil'
            | 'Guatemala'
            | 'Costa Rica';
          roastLevel?: 'light' | 'medium' | 'medium-dark' | 'dark';
          process?: 'washed' | 'natural' | 'honey' | 'mixed';
          acidity?: 1 | 2 | 3 | 4 | 5;
          body?: 1 | 2 | 3 | 4 | 5;
          tastingNotes: string[];
          tastingNotesKr: string[];
          brewGuide: string;
          brewGuideKr: string;
        }
      | {
          id: string;
          createdAt: string;
          hasNoneLeft?: boolean;
          title: string;
          titleKr: string;
          shortDesc: string;
          shortDescKr: string;
          longDesc: string;
          longDescKr: string;
          price: number;
          priceKrw?: number;
          images: string[];
          imageAlts?: string[];
          imageAltsKr?: string[];
          imageFocuses?: string[];
          imageCredits?: string[];
          tags: string[];
          isPublished: boolean;
          visibleFrom: string;
          visibleUntil: string;
          availability: 'in_stock' | 'seasonal' | 'out_of_stock';
          foodType?: string;
          foodTypeKr?: string;
          shelfLife?: string;
          shelfLifeKr?: string;
          storage?: string;
          storageKr?: string;
          madeOn?: string;
          madeOnKr?: string;
          ingredients?: string;
          ingredientsKr?: string;
          type: 'makgeolli';
          volumeMl?: number;
          riceType: string;
          riceTypeKr: string;
          abv?: number;
          sweetnessLevel?: 1 | 2 | 3 | 4 | 5;
          carbonation?: 'still' | 'light' | 'sparkling';
          tastingNotes: string[];
          tastingNotesKr: string[];
          servingTemp: string;
          servingTempKr: string;
          pairings: string[];
          pairingsKr: string[];
        };
    Event: {
      id: string;
      title: string;
      titleKr: string;
      description: string;
      descriptionKr: string;
      includes?: string[];
      includesKr?: string[];
      host?: string;
      hostKr?: string;
      image: '' | string;
      imageAlt?: string;
      imageAltKr?: string;
      imageFocus?: string;
      imageCredit?: string;
      dateTime: string;
      duration: number;
      capacity: number;
      price: number;
      payment?: 'online' | 'onSite';
      paymentMinutes?: number;
      maxPartySize?: number;
      seriesId?: string;
      offerHours?: number;
      verifyHours?: number;
      thanks?: string;
      location: string;
      locationKr: string;
      storeLocationId?: string;
      type: 'workshop' | 'class' | 'tasting';
      tags: string[];
      bookingUrl?: string;
      isActive: boolean;
      visibleFrom: string;
      visibleUntil: string;
      createdAt: string;
      previousDates?: string[];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
interface operations {
  getEvents: {
    parameters: {
      query?: {
        limit?: string;
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          Link?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'][];
        };
      };
    };
  };
  postBookings: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: string;
        'X-Firebase-AppCheck'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          eventId: string;
          name: string;
          email: string;
          phone?: string;
          numberOfParticipants?: number;
          specialRequests?: string;
          language?: 'kr' | 'en';
          status?: 'pending';
          website?: string;
          filledInMs?: number;
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            id: string;
            reference: string;
            status: 'pending' | 'confirmed' | 'cancelled';
            token: string;
            payment?: {
              token: string;
              payBy: string;
              totalWon: number;
            };
          };
        };
      };
    };
  };
  getBookingsToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            id: string;
            status: 'pending' | 'confirmed' | 'cancelled';
            phone?: string;
            revision?: number;
            numberOfParticipants: number;
            language: 'kr' | 'en';
            agreed: {
              title: string;
              titleKr: string;
              dateTime: string;
              duration: number;
              location: string;
              locationKr: string;
              price: number;
              lines?: {
                quantity: number;
                unitWon: number;
                since: string;
              }[];
              refund: {
                effectiveFrom: string;
                freeCancellationDays: number;
                freeUntil?: string;
              };
            };
            createdAt: string;
            cancellation?: {
              by: 'guest' | 'admin' | 'system';
              at: string;
              reason?: string;
            };
            arrived?: number;
            canManage: boolean;
            name?: string;
            reference: string;
            event: {
              title: string;
              titleKr: string;
              dateTime: string;
              duration: number;
              location: string;
              locationKr: string;
            };
            store?: {
              name: string;
              nameKr: string;
              address: string;
              addressKr: string;
              directions?: string;
              directionsKr?: string;
              lat: number;
              lng: number;
            };
            totalWon: number;
            change?: {
              dateTime: string;
              location: string;
              locationKr: string;
              numberOfParticipants: number;
              totalWon: number;
            };
            payment?: {
              token: string;
              payBy: string;
              totalWon: number;
            };
            paidWon: number;
            dueAtEventWon?: number;
            refund?: {
              refundedWon: number;
              refundingWon: number;
            };
            orderToken?: string;
            freeUntil: string;
            parties: {
              totalWon: number;
              payWon: number;
              refundWon: number;
            }[];
            canCancel: boolean;
            canChangeContact: boolean;
            dates: {
              eventId: string;
              dateTime: string;
              location: string;
              locationKr: string;
              seatsLeft: number;
              totalWon: number;
              payWon: number;
              refundWon: number;
            }[];
            maxParticipants?: number;
          };
        };
      };
    };
  };
  postBookingsTokenOpened: {
    parameters: {
      query?: never;
      header?: {
        'X-Firebase-AppCheck'?: string;
      };
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  postBookingsTokenContact: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: string;
        'X-Firebase-AppCheck'?: string;
      };
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          name: string;
          phone: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            id: string;
            status: 'pending' | 'confirmed' | 'cancelled';
            phone?: string;
            revision?: number;
            numberOfParticipants: number;
            language: 'kr' | 'en';
            agreed: {
              title: string;
              titleKr: string;
              dateTime: string;
              duration: number;
              location: string;
              locationKr: string;
              price: number;
              lines?: {
                quantity: number;
                unitWon: number;
                since: string;
              }[];
              refund: {
                effectiveFrom: string;
                freeCancellationDays: number;
                freeUntil?: string;
              };
            };
            createdAt: string;
            cancellation?: {
              by: 'guest' | 'admin' | 'system';
              at: string;
              reason?: string;
            };
            arrived?: number;
            canManage: boolean;
            name?: string;
            reference: string;
            event: {
              title: string;
              titleKr: string;
              dateTime: string;
              duration: number;
              location: string;
              locationKr: string;
            };
            store?: {
              name: string;
              nameKr: string;
              address: string;
              addressKr: string;
              directions?: string;
              directionsKr?: string;
              lat: number;
              lng: number;
            };
            totalWon: number;
            change?: {
              dateTime: string;
              location: string;
              locationKr: string;
              numberOfParticipants: number;
              totalWon: number;
            };
            payment?: {
              token: string;
              payBy: string;
              totalWon: number;
            };
            paidWon: number;
            dueAtEventWon?: number;
            refund?: {
              refundedWon: number;
              refundingWon: number;
            };
            orderToken?: string;
            freeUntil: string;
            parties: {
              totalWon: number;
              payWon: number;
              refundWon: number;
            }[];
            canCancel: boolean;
            canChangeContact: boolean;
            dates: {
              eventId: string;
              dateTime: string;
              location: string;
              locationKr: string;
              seatsLeft: number;
              totalWon: number;
              payWon: number;
              refundWon: number;
            }[];
            maxParticipants?: number;
          };
        };
      };
    };
  };
  postBookingsTokenPartySize: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: string;
        'X-Firebase-AppCheck'?: string;
      };
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          numberOfParticipants: number;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            id: string;
            status: 'pending' | 'confirmed' | 'cancelled';
            phone?: string;
            revision?: number;
            numberOfParticipants: number;
            language: 'kr' | 'en';
            agreed: {
              title: string;
              titleKr: string;
              dateTime: string;
              duration: number;
              location: string;
              locationKr: string;
              price: number;
              lines?: {
                quantity: number;
                unitWon: number;
                since: string;
              }[];
              refund: {
                effectiveFrom: string;
                freeCancellationDays: number;
                freeUntil?: string;
              };
            };
            createdAt: string;
            cancellation?: {
              by: 'guest' | 'admin' | 'system';
              at: string;
              reason?: string;
            };
            arrived?: number;
            canManage: boolean;
            name?: string;
            reference: string;
            event: {
              title: string;
              titleKr: string;
              dateTime: string;
              duration: number;
              location: string;
              locationKr: string;
            };
            store?: {
              name: string;
              nameKr: string;
              address: string;
              addressKr: string;
              directions?: string;
              directionsKr?: string;
              lat: number;
              lng: number;
            };
            totalWon: number;
            change?: {
              dateTime: string;
              location: string;
              locationKr: string;
              numberOfParticipants: number;
              totalWon: number;
            };
            payment?: {
              token: string;
              payBy: string;
              totalWon: number;
            };
            paidWon: number;
            dueAtEventWon?: number;
            refund?: {
              refundedWon: number;
              refundingWon: number;
            };
            orderToken?: string;
            freeUntil: string;
            parties: {
              totalWon: number;
              payWon: number;
              refundWon: number;
            }[];
            canCancel: boolean;
            canChangeContact: boolean;
            dates: {
              eventId: string;
              dateTime: string;
              location: string;
              locationKr: string;
              seatsLeft: number;
              totalWon: number;
              payWon: number;
              refundWon: number;
            }[];
            maxParticipants?: number;
          };
        };
      };
    };
  };
  postBookingsTokenCancel: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: string;
        'X-Firebase-AppCheck'?: string;
      };
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            id: string;
            status: 'pending' | 'confirmed' | 'cancelled';
            phone?: string;
            revision?: number;
            numberOfParticipants: number;
            language: 'kr' | 'en';
            agreed: {
              title: string;
              titleKr: string;
              dateTime: string;
              duration: number;
              location: string;
              locationKr: string;
              price: number;
              lines?: {
                quantity: number;
                unitWon: number;
                since: string;
              }[];
              refund: {
                effectiveFrom: string;
                freeCancellationDays: number;
                freeUntil?: string;
              };
            };
            createdAt: string;
            cancellation?: {
              by: 'guest' | 'admin' | 'system';
              at: string;
              reason?: string;
            };
            arrived?: number;
            canManage: boolean;
            name?: string;
            reference: string;
            event: {
              title: string;
              titleKr: string;
              dateTime: string;
              duration: number;
              location: string;
              locationKr: string;
            };
            store?: {
              name: string;
              nameKr: string;
              address: string;
              addressKr: string;
              directions?: string;
              directionsKr?: string;
              lat: number;
              lng: number;
            };
            totalWon: number;
            change?: {
              dateTime: string;
              location: string;
              locationKr: string;
              numberOfParticipants: number;
              totalWon: number;
            };
            payment?: {
              token: string;
              payBy: string;
              totalWon: number;
            };
            paidWon: number;
            dueAtEventWon?: number;
            refund?: {
              refundedWon: number;
              refundingWon: number;
            };
            orderToken?: string;
            freeUntil: string;
            parties: {
              totalWon: number;
              payWon: number;
              refundWon: number;
            }[];
            canCancel: boolean;
            canChangeContact: boolean;
            dates: {
              eventId: string;
              dateTime: string;
              location: string;
              locationKr: string;
              seatsLeft: number;
              totalWon: number;
              payWon: number;
              refundWon: number;
            }[];
            maxParticipants?: number;
          };
        };
      };
    };
  };
  getProducts: {
    parameters: {
      query?: {
        type?: 'coffee' | 'makgeolli';
        limit?: string;
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          Link?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Product'][];
        };
      };
    };
  };
  getProductsIdQuantityLimit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            most: number;
          };
        };
      };
    };
  };
  postOrders: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: string;
        'X-Firebase-AppCheck'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          items: {
            productId: string;
            quantity: number;
            grind?: 'wholeBean' | 'espresso' | 'mokaPot' | 'handDrip' | 'frenchPress';
            weightGrams?: number;
          }[];
          buyer: {
            name: string;
            email: string;
            phone: string;
          };
          recipient: {
            name: string;
            phone: string;
            postalCode: string;
            address: string;
            addressDetail?: string;
            note?: string;
          };
          totalWon: number;
          agreed: true;
          language?: 'kr' | 'en';
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            token: string;
            order: {
              number: string;
              kind: 'product' | 'booking';
              state:
                | 'awaitingPayment'
                | 'paid'
                | 'preparing'
                | 'sent'
                | 'done'
                | 'expired'
                | 'cancelled'
                | 'refundDue'
                | 'partlyRefunded'
                | 'refunded'
                | 'disputed';
              items: {
                itemId: string;
                title: string;
                titleKr: string;
                quantity: number;
                unitWon: number;
                grind?: 'wholeBean' | 'espresso' | 'mokaPot' | 'handDrip' | 'frenchPress';
                weightGrams?: number;
              }[];
              goodsWon: number;
              deliveryWon: number;
              totalWon: number;
              refundedWon: number;
              returnableWon: number;
              cancelRefundWon?: number;
              createdAt: string;
              payBy: string;
              changeWon?: number;
              rest?: {
                won: number;
                paidWon: number;
              };
              shipment?: {
                carrier: string;
                trackingNo: string;
              };
              returns?: {
                days: number;
                feeWon: number;
              };
              returnPeriods: {
                why: 'changedMind' | 'defective';
                until?: string;
                isOpen: boolean;
                refundWon: number;
              }[];
              returnRequest?: {
                why: 'changedMind' | 'defective';
                at: string;
                outcome?: 'refunded' | 'declined';
              };
              cashReceipt?: {
                purpose?: 'incomeDeduction' | 'businessExpense';
                numberEnd?: string;
                isIssued: boolean;
              };
              checkout?: {
                [key: string]: string;
              };
            };
          };
        };
      };
    };
  };
  getOrdersToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            number: string;
            kind: 'product' | 'booking';
            state:
              | 'awaitingPayment'
              | 'paid'
              | 'preparing'
              | 'sent'
              | 'done'
              | 'expired'
              | 'cancelled'
              | 'refundDue'
              | 'partlyRefunded'
              | 'refunded'
              | 'disputed';
            items: {
              itemId: string;
              title: string;
              titleKr: string;
              quantity: number;
              unitWon: number;
              grind?: 'wholeBean' | 'espresso' | 'mokaPot' | 'handDrip' | 'frenchPress';
              weightGrams?: number;
            }[];
            goodsWon: number;
            deliveryWon: number;
            totalWon: number;
            refundedWon: number;
            returnableWon: number;
            cancelRefundWon?: number;
            createdAt: string;
            payBy: string;
            changeWon?: number;
            rest?: {
              won: number;
              paidWon: number;
            };
            shipment?: {
              carrier: string;
              trackingNo: string;
            };
            returns?: {
              days: number;
              feeWon: number;
            };
            returnPeriods: {
              why: 'changedMind' | 'defective';
              until?: string;
              isOpen: boolean;
              refundWon: number;
            }[];
            returnRequest?: {
              why: 'changedMind' | 'defective';
              at: string;
              outcome?: 'refunded' | 'declined';
            };
            cashReceipt?: {
              purpose?: 'incomeDeduction' | 'businessExpense';
              numberEnd?: string;
              isIssued: boolean;
            };
            checkout?: {
              [key: string]: string;
            };
          };
        };
      };
    };
  };
  postOrdersTokenCancel: {
    parameters: {
      query?: never;
      header?: {
        'X-Firebase-AppCheck'?: string;
      };
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            number: string;
            kind: 'product' | 'booking';
            state:
              | 'awaitingPayment'
              | 'paid'
              | 'preparing'
              | 'sent'
              | 'done'
              | 'expired'
              | 'cancelled'
              | 'refundDue'
              | 'partlyRefunded'
              | 'refunded'
              | 'disputed';
            items: {
              itemId: string;
              title: string;
              titleKr: string;
              quantity: number;
              unitWon: number;
              grind?: 'wholeBean' | 'espresso' | 'mokaPot' | 'handDrip' | 'frenchPress';
              weightGrams?: number;
            }[];
            goodsWon: number;
            deliveryWon: number;
            totalWon: number;
            refundedWon: number;
            returnableWon: number;
            cancelRefundWon?: number;
            createdAt: string;
            payBy: string;
            changeWon?: number;
            rest?: {
              won: number;
              paidWon: number;
            };
            shipment?: {
              carrier: string;
              trackingNo: string;
            };
            returns?: {
              days: number;
              feeWon: number;
            };
            returnPeriods: {
              why: 'changedMind' | 'defective';
              until?: string;
              isOpen: boolean;
              refundWon: number;
            }[];
            returnRequest?: {
              why: 'changedMind' | 'defective';
              at: string;
              outcome?: 'refunded' | 'declined';
            };
            cashReceipt?: {
              purpose?: 'incomeDeduction' | 'businessExpense';
              numberEnd?: string;
              isIssued: boolean;
            };
            checkout?: {
              [key: string]: string;
            };
          };
        };
      };
    };
  };
  postOrdersTokenReturn: {
    parameters: {
      query?: never;
      header?: {
        'X-Firebase-AppCheck'?: string;
      };
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          why: 'changedMind' | 'defective';
          text?: string;
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            number: string;
            kind: 'product' | 'booking';
            state:
              | 'awaitingPayment'
              | 'paid'
              | 'preparing'
              | 'sent'
              | 'done'
              | 'expired'
              | 'cancelled'
              | 'refundDue'
              | 'partlyRefunded'
              | 'refunded'
              | 'disputed';
            items: {
              itemId: string;
              title: string;
              titleKr: string;
              quantity: number;
              unitWon: number;
              grind?: 'wholeBean' | 'espresso' | 'mokaPot' | 'handDrip' | 'frenchPress';
              weightGrams?: number;
            }[];
            goodsWon: number;
            deliveryWon: number;
            totalWon: number;
            refundedWon: number;
            returnableWon: number;
            cancelRefundWon?: number;
            createdAt: string;
            payBy: string;
            changeWon?: number;
            rest?: {
              won: number;
              paidWon: number;
            };
            shipment?: {
              carrier: string;
              trackingNo: string;
            };
            returns?: {
              days: number;
              feeWon: number;
            };
            returnPeriods: {
              why: 'changedMind' | 'defective';
              until?: string;
              isOpen: boolean;
              refundWon: number;
            }[];
            returnRequest?: {
              why: 'changedMind' | 'defective';
              at: string;
              outcome?: 'refunded' | 'declined';
            };
            cashReceipt?: {
              purpose?: 'incomeDeduction' | 'businessExpense';
              numberEnd?: string;
              isIssued: boolean;
            };
            checkout?: {
              [key: string]: string;
            };
          };
        };
      };
    };
  };
  postAdminOrdersIdSteps: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          | {
              type: 'preparing';
            }
          | {
              type: 'sent';
              carrier: string;
              trackingNo: string;
            }
          | {
              type: 'shipmentCorrected';
              carrier: string;
              trackingNo: string;
            }
          | {
              type: 'done';
            }
          | {
              type: 'emailCorrected';
              email: string;
            }
          | {
              type: 'noteAdded';
              text: string;
            }
          | {
              type: 'returnDeclined';
              reason: string;
            }
          | {
              type: 'cancelled';
              reason: string;
            };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            id: string;
            number: string;
            kind: 'product' | 'booking';
            items: {
              itemId: string;
              title: string;
              titleKr: string;
              quantity: number;
              unitWon: number;
              grind?: 'wholeBean' | 'espresso' | 'mokaPot' | 'handDrip' | 'frenchPress';
              weightGrams?: number;
              isCounted: boolean;
            }[];
            goodsWon: number;
            deliveryWon: number;
            totalWon: number;
            buyer: {
              name: string;
              email: string;
              phone: string;
            };
            recipient?: {
              name: string;
              phone: string;
              postalCode: string;
              address: string;
              addressDetail: string;
              note: string;
            };
            linkVersion?: number;
            language: 'kr' | 'en';
            consent: {
              termsFrom: string;
              agreedAt: string;
            };
            returns?: {
              days: number;
              feeWon: number;
            };
            ledger: {
              state:
                | 'awaitingPayment'
                | 'paid'
                | 'preparing'
                | 'sent'
                | 'done'
                | 'expired'
                | 'cancelled'
                | 'refundDue'
                | 'partlyRefunded'
                | 'refunded'
                | 'disputed';
              holdsGoods: boolean;
              payments: {
                paymentNo: string;
                role: 'price' | 'surplus' | 'held';
                won: number;
                isCash?: true;
                refundedWon: number;
                dueWon: number;
                attemptedAt?: string;
                attemptedWon?: number;
                acceptedAt?: string;
                refusals: number;
                unnotified: number[];
              }[];
              change?: {
                won: number;
                payBy: string;
              };
              cashReceipt?: {
                purpose?: 'incomeDeduction' | 'businessExpense';
                number?: string;
                issuedWon: number;
                approvalNo?: string;
              };
              shipment?: {
                carrier: string;
                trackingNo: string;
              };
              sentAt?: string;
              deliveredAt?: string;
              returnRequest?: {
                why: 'changedMind' | 'defective';
                text: string;
                at: string;
                outcome?: 'refunded' | 'declined';
              };
            };
            eventCount: number;
            notifications: string[];
            createdAt: string;
            payBy: string;
            expiresAt?: string;
            refundDueSince?: string;
            cashReceiptDueSince?: string;
            sendBy?: string;
            returnOpenSince?: string;
            suppliedAt?: string;
          };
        };
      };
    };
  };
  postAdminOrdersIdRefunds: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          paymentNo: string;
          won: number;
          reason: string;
          settlesReturn?: true;
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            id: string;
            number: string;
            kind: 'product' | 'booking';
            items: {
              itemId: string;
              title: string;
              titleKr: string;
              quantity: number;
              unitWon: number;
              grind?: 'wholeBean' | 'espresso' | 'mokaPot' | 'handDrip' | 'frenchPress';
              weightGrams?: number;
              isCounted: boolean;
            }[];
            goodsWon: number;
            deliveryWon: number;
            totalWon: number;
            buyer: {
              name: string;
              email: string;
              phone: string;
            };
            recipient?: {
              name: string;
              phone: string;
              postalCode: string;
              address: string;
              addressDetail: string;
              note: string;
            };
            linkVersion?: number;
            language: 'kr' | 'en';
            consent: {
              termsFrom: string;
              agreedAt: string;
            };
            returns?: {
              days: number;
              feeWon: number;
            };
            ledger: {
              state:
                | 'awaitingPayment'
                | 'paid'
                | 'preparing'
                | 'sent'
                | 'done'
                | 'expired'
                | 'cancelled'
                | 'refundDue'
                | 'partlyRefunded'
                | 'refunded'
                | 'disputed';
              holdsGoods: boolean;
              payments: {
                paymentNo: string;
                role: 'price' | 'surplus' | 'held';
                won: number;
                isCash?: true;
                refundedWon: number;
                dueWon: number;
                attemptedAt?: string;
                attemptedWon?: number;
                acceptedAt?: string;
                refusals: number;
                unnotified: number[];
              }[];
              change?: {
                won: number;
                payBy: string;
              };
              cashReceipt?: {
                purpose?: 'incomeDeduction' | 'businessExpense';
                number?: string;
                issuedWon: number;
                approvalNo?: string;
              };
              shipment?: {
                carrier: string;
                trackingNo: string;
              };
              sentAt?: string;
              deliveredAt?: string;
              returnRequest?: {
                why: 'changedMind' | 'defective';
                text: string;
                at: string;
                outcome?: 'refunded' | 'declined';
              };
            };
            eventCount: number;
            notifications: string[];
            createdAt: string;
            payBy: string;
            expiresAt?: string;
            refundDueSince?: string;
            cashReceiptDueSince?: string;
            sendBy?: string;
            returnOpenSince?: string;
            suppliedAt?: string;
          };
        };
      };
    };
  };
}
