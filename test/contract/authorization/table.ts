/**
 * What is expected of every route: one line for each call, under what the callers get. `authorization.test.ts` makes all
 * calls as all callers and fails for a route that has no line here.
 *
 * A line is `METHOD path body`. Names in angle brackets stand for what `fixtures.ts` makes; one that begins with `new` may be
 * deleted by the call. The columns of `gets` are the callers of `actors.ts`:
 *
 *     anonymous     without credentials
 *     deactivated   with the session of somebody who was deactivated, a curator once
 *     stranger      in no group but All Users, who may do nothing
 *     reader        reads <collection>, sees the data of the shop in saved questions, builds no queries
 *     curator       writes <collection>, builds any query and writes SQL
 *     manager       manages <group>, and may do nothing else
 *     ruled         reads <collection>, queries <table> under a rule for its rows, and no other table
 *     key           an API key of the group of the curators
 *     admin         an administrator
 *
 * What they get: `+` the answer; else the last digit of the status, so 0 for 400, 1 for 401, 2 for 302, 3 for 403 and 4 for 404. Nobody
 * but administrators may read what is called hidden.
 */
export interface AccessPattern {
  who: string
  gets: string
  /** One call a line. */
  calls: string
}

/** What guests may call by each way in: of a card, and of a dashboard that the card stands on. */
function readsByGuests(way: string, card: string, dashboard: string): string {
  return `
    GET /api/${way}/card/${card}
    GET /api/${way}/card/${card}/query
    GET /api/${way}/card/${card}/query/csv
    GET /api/${way}/pivot/card/${card}/query
    GET /api/${way}/card/${card}/params/shared/values
    GET /api/${way}/card/${card}/params/shared/search/paid
    GET /api/${way}/card/${card}/params/shared/remapping?value=paid
    GET /api/${way}/card/${card}/field/<field>/values
    GET /api/${way}/card/${card}/field/<field>/search/<field>?value=paid
    GET /api/${way}/card/${card}/field/<field>/remapping/<field>?value=paid
    GET /api/${way}/dashboard/${dashboard}
    GET /api/${way}/dashboard/${dashboard}/pdf
    GET /api/${way}/dashboard/${dashboard}/png
    POST /api/${way}/dashboard/${dashboard}/query
    GET /api/${way}/dashboard/${dashboard}/dashcard/<shared dashcard>/card/<shared card>
    GET /api/${way}/dashboard/${dashboard}/dashcard/<shared dashcard>/card/<shared card>/csv
    GET /api/${way}/pivot/dashboard/${dashboard}/dashcard/<shared dashcard>/card/<shared card>
    GET /api/${way}/dashboard/${dashboard}/params/shared/values
    GET /api/${way}/dashboard/${dashboard}/params/shared/search/paid
    GET /api/${way}/dashboard/${dashboard}/params/shared/remapping?value=paid
    GET /api/${way}/dashboard/${dashboard}/field/<field>/values
    GET /api/${way}/dashboard/${dashboard}/field/<field>/search/<field>?value=paid
    GET /api/${way}/dashboard/${dashboard}/field/<field>/remapping/<field>?value=paid
  `
}

export const TABLE: readonly AccessPattern[] = [
  {
    who: 'Anybody',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '+ + + + + + + + +',
    calls: `
      GET /api/geojson/us_states
      GET /api/health
      GET /readyz
      GET /livez
      GET /metrics
      GET /api/docs/openapi.json
      GET /api/docs
      GET /api/session/properties
      POST /api/session {"username": <user email>, "password": <password>}
      POST /api/session/forgot_password {"email": <new email>}
      GET /api/session/password_reset_token_valid?token=none
      POST /api/session/password-check {"password": <password>}
      GET /api/util/random_token
      POST /api/util/password_check {"password": <password>}
      POST /api/util/product-feedback {"source": "test"}
      POST /api/product-feedback {"source": "test"}
      POST /api/session/passkey/options
    `,
  },
  {
    who: 'Anybody: what is shared by a link',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '+ + + + + + + + +',
    calls: `
      ${readsByGuests('public', '<public card>', '<public dashboard>')}
      POST /api/public/dashboard/<public dashboard>/dashcard/<shared dashcard>/card/<shared card>/csv
      GET /api/public/oembed?url=https://example.org/public/question/x
      GET /api/public/action/<public action>
      POST /api/public/action/<public action>/execute
      GET /api/public/dashboard/<public action dashboard>/dashcard/<hidden action dashcard>/execute?parameters={}
      POST /api/public/dashboard/<public action dashboard>/dashcard/<hidden action dashcard>/execute
    `,
  },
  {
    who: 'Anybody: what is embedded by a token',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '+ + + + + + + + +',
    calls: `
      ${readsByGuests('embed', '<card token>', '<dashboard token>')}
      GET /api/ee/content-translation/dictionary/<card token>?locale=de
    `,
  },
  {
    who: 'Administrators: what a token would show',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 3 3 3 3 3 +',
    calls: `
      ${readsByGuests('preview_embed', '<card token>', '<dashboard token>')}
      POST /api/preview_embed/token {"resource": {"question": <shared card>}, "embedding_params": {}}
    `,
  },
  {
    who: 'Anybody, who is sent on',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '2 2 2 2 2 2 2 2 2',
    calls: `
      GET /public/question/<public card>.csv
      GET /embed/question/token.csv
    `,
  },
  {
    who: 'Anybody, and what is sent is refused',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '0 0 0 0 0 0 0 0 0',
    calls: `
      POST /api/session/reset_password {"token": "1_none", "password": <password>}
      POST /api/session/undo_address {"token": "none"}
      POST /api/session/google_auth {"token": "none"}
      GET /auth/sso
      POST /auth/sso {"jwt": "none"}
      GET /auth/sso/oidc
      GET /auth/sso/oidc/callback
      POST /api/setup {"token": "none", "user": {"email": "a@example.org", "password": <password>}, "prefs": {"site_name": "S"}}
      POST /api/setup/validate {"token": "none", "details": {"engine": "sqlite", "details": <details>}}
      POST /api/session/passkey {"passkey": "none"}
      POST /api/pulse/unsubscribe {"pulse-id": 1, "email": "a@example.org", "hash": "none"}
      POST /api/pulse/unsubscribe/undo {"pulse-id": 1, "email": "a@example.org", "hash": "none"}
      POST /api/notification/unsubscribe {"notification-handler-id": 1, "email": "a@example.org", "hash": "none"}
      POST /api/notification/unsubscribe/undo {"notification-handler-id": 1, "email": "a@example.org", "hash": "none"}
      POST /unsubscribe?pulse-id=1&email=a@example.org&hash=none {"List-Unsubscribe": "One-Click"}
    `,
  },
  {
    who: 'Nobody: the server is set up',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '4 4 4 4 4 4 4 4 4',
    calls: `
      GET /api/setup/user_defaults?token=none
    `,
  },
  {
    who: 'Who is logged in by a session',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '4 + + + + + + 4 +',
    calls: `
      DELETE /api/session
      POST /auth/sso/logout
    `,
  },
  {
    who: 'Everybody who is logged in; lists hold what their reader may see',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 + + + + + + +',
    calls: `
      POST /api/dataset/describe {"query": <query>}
      POST /api/notification/schedule {"cron_schedule": "0 0 8 * * ? *"}
      GET /api/queries/mine
      GET /api/query-language
      GET /api/search?q=shop
      GET /api/database
      GET /api/database/db-ids-with-deprecated-drivers
      GET /api/database/-1337/metadata
      GET /api/database/-1337/schemas
      GET /api/database/-1337/schema/Everything%20else
      GET /api/database/-1337/datasets
      GET /api/database/-1337/datasets/Everything%20else
      GET /api/database/-1337/schema
      GET /api/table/card__<card>/fks
      GET /api/table/card__<hidden card>/fks
      GET /api/field/field%2Cstatus%2Ctype%2FText/values
      GET /api/collection/tree
      POST /api/card/related {"query": <query>}
      POST /api/dataset/query_metadata <query>
      POST /api/dataset/parameter/values {"parameter": <parameter>}
      POST /api/dataset/parameter/search/pa {"parameter": <parameter>}
      POST /api/dataset/parameter/remapping {"parameter": <parameter>, "value": "paid"}
      GET /api/bookmark
      PUT /api/bookmark/ordering {"orderings": []}
      DELETE /api/bookmark/card/<new card>
      GET /api/activity/recent_views
      GET /api/activity/recents?context=views
      GET /api/activity/popular_items
      GET /api/activity/most_recently_viewed_dashboard
      POST /api/eid-translation/translate {"entity_ids": {}}
      GET /api/login-history/current
      PUT /api/setting {"notebook-native-preview-shown": true}
      GET /api/setting/site-locale
      GET /api/setting/site-name
      PUT /api/setting/notebook-native-preview-shown {"value": true}
      GET /api/user/current
      GET /api/user/recipients
      GET /api/user/<me>
      GET /api/user-key-value/namespace/test
      GET /api/user-key-value/namespace/test/key/a
      PUT /api/user-key-value/namespace/test/key/a {"value": 1}
      DELETE /api/user-key-value/namespace/test/key/a
      GET /api/database/<database>
      GET /api/table
      GET /api/segment
      GET /api/collection
      GET /api/card
      GET /api/dashboard
      GET /api/timeline
      GET /api/user/<me>/sessions
      GET /api/user/<me>/login-history
      DELETE /api/user/<me>/sessions
      GET /api/second-factor
      GET /api/metric
      GET /api/glossary
      POST /api/glossary {"term": <name>, "definition": "A word"}
      PUT /api/glossary/<term> {"term": "Kept", "definition": "As it was"}
      DELETE /api/glossary/<new term>
      GET /api/ee/content-translation/dictionary?locale=de
      GET /api/pulse
      GET /api/pulse/form_input
      GET /api/alert
      GET /api/alert/question/<card>
      GET /api/notification
      GET /api/notification/log
      POST /api/notification/log/resend {}
      GET /api/action
    `,
  },
  {
    who: 'Everybody, with a form that has a file',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 2 2 2 2 2 2 2',
    calls: `
      POST /api/upload/csv
      POST /api/card/from-csv
      POST /api/upload/preview
      POST /api/table/<table>/append-csv
      POST /api/table/<table>/replace-csv
    `,
  },
  {
    who: 'Everybody with a personal collection: keys have none, and the root is closed to them',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 + + + + + 3 +',
    calls: `
      POST /api/dashboard/save {"name": <name>}
    `,
  },
  {
    who: 'People, of themselves',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 + + + + + 4 +',
    calls: `
      PUT /api/user/<me> {"first_name": "Same"}
      PUT /api/user/<me>/password {"password": <password>, "old_password": <password>}
      PUT /api/user/<me>/modal/qbnewb
    `,
  },
  {
    who: 'People, and what is sent is refused',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 0 0 0 0 0 0 0',
    calls: `
      POST /api/second-factor/passkey {"passkey": "none"}
      POST /api/second-factor/recovery-codes {}
    `,
  },
  {
    who: 'People, who have none of this id',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 4 4 4 4 4 4 4',
    calls: `
      PUT /api/second-factor/999 {"name": <name>}
    `,
  },
  {
    who: 'People, who have none of this id; keys have no second factor',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 4 4 4 4 4 0 4',
    calls: `
      POST /api/second-factor/totp/999/confirm {"totp_code": "123456"}
      DELETE /api/second-factor/999 {}
    `,
  },
  {
    who: 'People, for themselves; keys have no second factor',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 + + + + + 0 +',
    calls: `
      POST /api/second-factor/totp {"password": <password>}
      POST /api/second-factor/passkey/options {"password": <password>}
    `,
  },
  {
    who: 'Who reads the collection',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 + + 3 + + +',
    calls: `
      GET /api/table/card__<card>/query_metadata
      GET /api/automagic-dashboards/question/<card>
      GET /api/automagic-dashboards/model/<model>
      GET /api/collection/<collection>/items
      GET /api/collection/<collection>/timelines
      GET /api/card/<card>
      GET /api/card/<chart card>/series
      GET /api/card/<card>/related
      GET /api/card/<card>/query_metadata
      GET /api/card/<card>/timelines
      GET /api/pulse/preview_card/<card>
      GET /api/pulse/preview_card_info/<card>
      GET /api/pulse/preview_card_png/<card>
      GET /api/pulse/preview_dashboard/<dashboard>
      POST /api/notification/preview {"payload_type": "notification/card", "payload": {"card_id": <card>}}
      GET /api/card/<card>/dashboards
      POST /api/card/<card>/query
      POST /api/card/pivot/<card>/query
      POST /api/card/<card>/query/csv
      GET /api/card/<card>/params/p/values
      GET /api/card/<card>/params/p/search/pa
      GET /api/card/<card>/params/p/remapping?value=paid
      POST /api/bookmark/card/<new card>
      GET /api/collection/<collection>
      GET /api/dashboard/<dashboard>
      GET /api/dashboard/<dashboard>/pdf
      GET /api/dashboard/<dashboard>/png
      GET /api/dashboard/<dashboard>/query_metadata
      GET /api/dashboard/<dashboard>/related
      GET /api/dashboard/<dashboard>/items
      POST /api/cards/dashboards {"card_ids": [<card>]}
      GET /api/dashboard/<dashboard>/revisions
      POST /api/dashboard/<dashboard>/dashcard/<dashcard>/card/<card>/query
      POST /api/dashboard/pivot/<dashboard>/dashcard/<dashcard>/card/<card>/query
      POST /api/dashboard/<dashboard>/dashcard/<dashcard>/card/<card>/query/csv
      GET /api/dashboard/<dashboard>/params/p/values
      GET /api/dashboard/<dashboard>/params/p/search/pa
      GET /api/dashboard/<dashboard>/params/p/remapping?value=paid
      GET /api/revision?entity=dashboard&id=<dashboard>
      GET /api/revision/card/<card>
      POST /api/dashboard/<dashboard>/query {}
      GET /api/timeline/collection/<collection>
      GET /api/timeline/card/<card>
      GET /api/timeline/<timeline>
      GET /api/timeline-event/<event>
      GET /api/model-index?model_id=<model>
      GET /api/model-index/<model index>
      GET /api/metric/<metric>
      POST /api/pulse <pulse body>
      POST /api/alert <old alert body>
      POST /api/notification <alert body>
      GET /api/action?model-id=<action model>
      GET /api/action/<action>
      GET /api/action/<http action>
      GET /api/action/<action>/execute?parameters={}
      GET /api/dashboard/<action dashboard>
      GET /api/dashboard/<action dashboard>/dashcard/<action dashcard>/execute?parameters={}
    `,
  },
  {
    who: 'Who reads the collection; for others it does not exist',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 4 + + 4 + + +',
    calls: `
      GET /api/revision/<dashboard revision>
      POST /api/activity/recents {"model": "card", "model_id": <card>, "context": "selection"}
    `,
  },
  {
    who: 'Who reads the collection, and no mail server is set up',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 0 0 3 0 0 0',
    calls: `
      POST /api/pulse/test <pulse body>
      POST /api/notification/send <alert body>
    `,
  },
  {
    who: 'Who made it, and administrators',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 3 + 3 3 3 +',
    calls: `
      GET /api/pulse/<subscription>
      PUT /api/pulse/<subscription> {"name": <name>}
      GET /api/alert/<alert>
      PUT /api/alert/<alert> {"alert_first_only": true}
      GET /api/notification/<alert>
      PUT /api/notification/<new alert> <alert body>
      POST /api/notification/<alert>/send {}
      GET /api/notification/log/<delivery>
      POST /api/notification/log/<delivery>/resend
      DELETE /api/pulse/<new subscription>
      DELETE /api/alert/<new alert>
      DELETE /api/notification/<new alert>
    `,
  },
  {
    who: 'Who receives it; administrators see that it is not them',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 3 + 3 3 3 4',
    calls: `
      DELETE /api/pulse/<new subscription>/subscription
      DELETE /api/alert/<new alert>/subscription
    `,
  },
  {
    who: 'Who receives it',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 3 + 3 3 3 3',
    calls: `
      POST /api/notification/<new alert>/unsubscribe
    `,
  },
  {
    who: 'Who reads the collection, of a record that the index does not have',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 4 4 3 4 4 4',
    calls: `
      GET /api/automagic-dashboards/model_index/<model index>/primary_key/2000000000
    `,
  },
  {
    who: 'Who may query some of it: all, or the rows of a rule',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 3 + 3 + + +',
    calls: `
      POST /api/explain/change {"query": {"database": <database>, "type": "query", "query": {"source-table": <table>, "aggregation": [["count"]]}}, "before": ["=", ["field", <field>, null], "paid"], "after": ["=", ["field", <field>, null], "open"]}
      GET /api/automagic-dashboards/table/<table>
      GET /api/automagic-dashboards/field/<field>
      GET /api/automagic-dashboards/segment/<segment>
      GET /api/automagic-dashboards/table/<table>/query_metadata
      GET /api/automagic-dashboards/table/<table>/cell/WyJub3QtbnVsbCIsWyJmaWVsZCIsInN0YXR1cyIseyJiYXNlLXR5cGUiOiJ0eXBlL1RleHQifV1d
      GET /api/automagic-dashboards/table/<table>/rule/GenericTable/Numbers
      GET /api/automagic-dashboards/table/<table>/cell/WyJub3QtbnVsbCIsWyJmaWVsZCIsInN0YXR1cyIseyJiYXNlLXR5cGUiOiJ0eXBlL1RleHQifV1d/rule/GenericTable/Numbers
      GET /api/automagic-dashboards/table/<table>/compare/segment/<segment>
      GET /api/automagic-dashboards/table/<table>/cell/WyJub3QtbnVsbCIsWyJmaWVsZCIsInN0YXR1cyIseyJiYXNlLXR5cGUiOiJ0eXBlL1RleHQifV1d/compare/segment/<segment>
      GET /api/automagic-dashboards/table/<table>/rule/GenericTable/Numbers/compare/segment/<segment>
      GET /api/automagic-dashboards/table/<table>/cell/WyJub3QtbnVsbCIsWyJmaWVsZCIsInN0YXR1cyIseyJiYXNlLXR5cGUiOiJ0eXBlL1RleHQifV1d/rule/GenericTable/Numbers/compare/segment/<segment>
      GET /api/automagic-dashboards/database/<database>/candidates
      GET /api/persist/card/<stored model>
      GET /api/database/<database>/metadata
      GET /api/database/<database>/schemas
      GET /api/database/<database>/fields
      GET /api/database/<database>/idfields
      GET /api/database/<database>/healthcheck
      GET /api/table/<table>
      GET /api/table/<table>/query_metadata
      GET /api/table/<table>/fks
      GET /api/table/<table>/related
      GET /api/table/<table>/row-editing
      GET /api/table/<table>/data
      GET /api/field/<field>
      GET /api/field/<field>/summary
      GET /api/field/<field>/values
      GET /api/field/<field>/search/<field>?value=pa
      GET /api/field/<field>/remapping/<field>?value=paid
      GET /api/field/<field>/related
      GET /api/dashboard/params/valid-filter-fields?filtered=<field>
      POST /api/dataset <query>
      POST /api/dataset/pivot <pivot>
      POST /api/dataset/native <query>
      POST /api/dataset/duration <query>
      POST /api/dataset/csv {"query": <query>}
      GET /api/segment/<segment>
      GET /api/segment/<segment>/related
      GET /api/segment/<segment>/revisions
      GET /api/database/<database>/schema
    `,
  },
  {
    who: 'Who may query some of it; SQLite has no schemas',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 3 4 3 4 4 4',
    calls: `
      GET /api/database/<database>/schema/main
    `,
  },
  {
    who: 'Who reads the collection, and is under no rule that SQL would pass by',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 + + 3 3 + +',
    calls: `
      POST /api/card/<native card>/query
    `,
  },
  {
    who: 'Who reads the collection; SQL that a rule would not hold for is refused',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 + + 3 0 + +',
    calls: `
      POST /api/action/<action>/execute
      POST /api/dashboard/<action dashboard>/dashcard/<action dashcard>/execute
    `,
  },
  {
    who: 'Who reads the collection; the request that is sent for everybody alike leads to an address that is refused',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 0 0 3 0 0 0',
    calls: `
      POST /api/action/<http action>/execute
    `,
  },
  {
    who: 'Who writes the collection; the request leads to an address that is refused',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 3 0 3 3 0 0',
    calls: `
      POST /api/action/<http action>/trial
      POST /api/action/<action>/trial
    `,
  },
  {
    who: 'Who writes the collection',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 3 + 3 3 + +',
    calls: `
      POST /api/collection {"name": <name>, "parent_id": <collection>}
      PUT /api/collection/<collection> {"description": "Kept"}
      POST /api/card {"name": <name>, "display": "table", "visualization_settings": {}, "collection_id": <collection>, "dataset_query": <query>}
      POST /api/card {"name": <name>, "display": "table", "visualization_settings": {}, "collection_id": <collection>, "dataset_query": <native>}
      PUT /api/card/<card> {"description": "Kept"}
      DELETE /api/card/<new card>
      POST /api/card/<new card>/copy
      POST /api/card/collections {"card_ids": [<new card>], "collection_id": <collection>}
      POST /api/cards/move {"card_ids": [<new card>], "collection_id": <collection>}
      POST /api/dashboard {"name": <name>, "collection_id": <collection>}
      POST /api/dashboard/save/collection/<collection> {"name": <name>}
      PUT /api/dashboard/<dashboard> {"description": "Kept"}
      DELETE /api/dashboard/<new dashboard>
      POST /api/dashboard/<dashboard>/copy {"collection_id": <collection>}
      POST /api/dashboard/<new dashboard>/cards {"cardId": <card>, "row": 5, "col": 0, "size_x": 4, "size_y": 3}
      PUT /api/dashboard/<new dashboard>/cards {"cards": []}
      DELETE /api/dashboard/<new dashboard>/cards?dashcardId=<its dashcard>
      POST /api/dashboard/<revised dashboard>/revert {"revision_id": <dashboard revision>}
      POST /api/revision/revert {"entity": "dashboard", "id": <revised dashboard>, "revision_id": <dashboard revision>}
      POST /api/timeline {"name": <name>, "collection_id": <collection>}
      PUT /api/timeline/<timeline> {"description": "Kept"}
      DELETE /api/timeline/<new timeline>
      POST /api/timeline-event {"name": <name>, "timestamp": "2026-01-01", "timezone": "UTC", "timeline_id": <timeline>}
      PUT /api/timeline-event/<event> {"description": "Kept"}
      DELETE /api/timeline-event/<new event>
      POST /api/model-index <index>
      DELETE /api/model-index/<new model index>
      GET /api/cache?model=question&id=<card>
      PUT /api/cache {"model": "dashboard", "model_id": <dashboard>, "strategy": {"type": "nocache"}}
      DELETE /api/cache {"model": "question", "model_id": <card>}
      POST /api/cache/invalidate?question=<card>&include=overrides
      POST /api/action <action body>
      POST /api/action <http action body>
      PUT /api/action/<action> {"description": "Kept"}
      PUT /api/action/<http action> {"description": "Kept"}
      GET /api/action/<action>/runs
      DELETE /api/action/<new action>
    `,
  },
  {
    who: 'Who may query all of the database',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 3 + 3 3 + +',
    calls: `
      GET /api/database/<database>/autocomplete_suggestions?prefix=o
      GET /api/database/<database>/card_autocomplete_suggestions?query=o
      GET /api/table/<hidden table>
      GET /api/table/<hidden table>/query_metadata
      GET /api/table/<hidden table>/fks
      GET /api/table/<hidden table>/related
      GET /api/table/<hidden table>/row-editing
      POST /api/table/<hidden table>/rows {"changes": [{"kind": "update", "key": {"id": 1}, "values": {"state": "NY"}, "expected": {"state": "NY"}}]}
      GET /api/table/<hidden table>/data
      GET /api/field/<hidden field>
      GET /api/field/<hidden field>/summary
      GET /api/field/<hidden field>/values
      GET /api/field/<hidden field>/search/<hidden field>?value=pa
      GET /api/field/<hidden field>/remapping/<hidden field>?value=CA
      GET /api/field/<hidden field>/related
      GET /api/dashboard/params/valid-filter-fields?filtered=<hidden field>
      POST /api/dataset <hidden query>
      POST /api/dataset <native>
      POST /api/table/<table>/rows {"changes": [{"kind": "update", "key": {"id": 1}, "values": {"status": "open"}, "expected": {"status": "open"}}]}
      POST /api/dataset/csv {"query": <hidden query>}
      GET /api/segment/<hidden segment>
      GET /api/segment/<hidden segment>/related
      GET /api/segment/<hidden segment>/revisions
      GET /api/native-query-snippet
      POST /api/native-query-snippet {"name": <name>, "content": "true"}
      GET /api/native-query-snippet/<snippet>
      PUT /api/native-query-snippet/<snippet> {"description": "Kept"}
    `,
  },
  {
    who: 'Administrators; for others it does not exist',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 4 4 4 4 4 4 +',
    calls: `
      GET /api/revision/<hidden dashboard revision>
      POST /api/activity/recents {"model": "card", "model_id": <hidden card>, "context": "selection"}
    `,
  },
  {
    who: 'Managers of the group, and administrators',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 3 3 + 3 3 +',
    calls: `
      GET /api/user
      GET /api/user/<user>
      GET /api/permissions/group
      GET /api/permissions/group/<group>
      PUT /api/permissions/group/<group> {"name": <name>}
      GET /api/permissions/membership
      POST /api/permissions/membership {"group_id": <group>, "user_id": <new user>}
      DELETE /api/permissions/membership/<new membership>
      PUT /api/permissions/membership/<new membership> {"is_group_manager": false}
      DELETE /api/permissions/group/<new managed group>
      PUT /api/permissions/membership/<new managed group>/clear
    `,
  },
  {
    who: 'Administrators: what is hidden',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 3 3 3 3 3 +',
    calls: `
      GET /api/automagic-dashboards/question/<hidden card>
      POST /api/moderation-review {"moderated_item_id": <card>, "moderated_item_type": "card"}
      POST /api/moderation-review/review {"moderated_item_id": <card>, "moderated_item_type": "card"}
      PUT /api/table {"ids": [<hidden table>], "description": "Known"}
      GET /api/table/card__<hidden card>/query_metadata
      POST /api/collection {"name": <name>, "parent_id": <hidden collection>}
      GET /api/collection/<hidden collection>
      PUT /api/collection/<hidden collection> {"description": "Kept"}
      GET /api/collection/<hidden collection>/items
      GET /api/collection/<hidden collection>/timelines
      POST /api/card {"name": <name>, "display": "table", "visualization_settings": {}, "collection_id": <hidden collection>, "dataset_query": <query>}
      GET /api/card/<hidden card>
      GET /api/pulse/preview_card/<hidden card>
      GET /api/pulse/preview_card_info/<hidden card>
      GET /api/pulse/preview_card_png/<hidden card>
      GET /api/pulse/preview_dashboard/<hidden dashboard>
      POST /api/notification/preview {"payload_type": "notification/card", "payload": {"card_id": <hidden card>}}
      PUT /api/card/<hidden card> {"description": "Kept"}
      DELETE /api/card/<new hidden card>
      GET /api/card/<hidden chart card>/series
      GET /api/card/<hidden card>/related
      GET /api/card/<hidden card>/query_metadata
      GET /api/card/<hidden card>/timelines
      GET /api/card/<hidden card>/dashboards
      POST /api/card/<new hidden card>/copy
      POST /api/card/collections {"card_ids": [<new hidden card>], "collection_id": <collection>}
      POST /api/cards/move {"card_ids": [<new hidden card>], "collection_id": <collection>}
      POST /api/card/<hidden card>/query
      POST /api/card/pivot/<hidden card>/query
      POST /api/card/<hidden card>/query/csv
      GET /api/card/<hidden card>/params/p/values
      GET /api/card/<hidden card>/params/p/search/pa
      GET /api/card/<hidden card>/params/p/remapping?value=paid
      POST /api/bookmark/card/<new hidden card>
      GET /api/dashboard/<hidden dashboard>
      GET /api/dashboard/<hidden dashboard>/pdf
      GET /api/dashboard/<hidden dashboard>/png
      GET /api/dashboard/<hidden dashboard>/query_metadata
      GET /api/dashboard/<hidden dashboard>/revisions
      POST /api/dashboard/<hidden dashboard>/dashcard/<hidden dashcard>/card/<hidden card>/query
      POST /api/dashboard/pivot/<hidden dashboard>/dashcard/<hidden dashcard>/card/<hidden card>/query
      POST /api/dashboard/<hidden dashboard>/dashcard/<hidden dashcard>/card/<hidden card>/query/csv
      GET /api/dashboard/<hidden dashboard>/params/p/values
      GET /api/dashboard/<hidden dashboard>/params/p/search/pa
      GET /api/dashboard/<hidden dashboard>/params/p/remapping?value=paid
      GET /api/revision?entity=dashboard&id=<hidden dashboard>
      GET /api/revision/card/<hidden card>
      POST /api/dashboard {"name": <name>, "collection_id": <hidden collection>}
      PUT /api/dashboard/<hidden dashboard> {"description": "Kept"}
      DELETE /api/dashboard/<new hidden dashboard>
      POST /api/dashboard/<hidden dashboard>/copy {"collection_id": <collection>}
      POST /api/dashboard/<new hidden dashboard>/cards {"cardId": <card>, "row": 5, "col": 0, "size_x": 4, "size_y": 3}
      PUT /api/dashboard/<new hidden dashboard>/cards {"cards": []}
      DELETE /api/dashboard/<new hidden dashboard>/cards?dashcardId=<its dashcard>
      POST /api/dashboard/<hidden revised dashboard>/revert {"revision_id": <hidden dashboard revision>}
      POST /api/revision/revert {"entity": "dashboard", "id": <hidden revised dashboard>, "revision_id": <hidden dashboard revision>}
      POST /api/dashboard/<hidden dashboard>/query {}
      GET /api/timeline/collection/<hidden collection>
      GET /api/timeline/card/<hidden card>
      GET /api/timeline/<hidden timeline>
      PUT /api/timeline/<hidden timeline> {"description": "Kept"}
      POST /api/timeline-event {"name": <name>, "timestamp": "2026-01-01", "timezone": "UTC", "timeline_id": <hidden timeline>}
      GET /api/timeline-event/<hidden event>
      PUT /api/timeline-event/<hidden event> {"description": "Kept"}
      GET /api/model-index?model_id=<hidden model>
      GET /api/model-index/<hidden model index>
      POST /api/model-index <hidden index>
      DELETE /api/model-index/<new hidden model index>
      GET /api/cache?model=question&id=<hidden card>
      PUT /api/cache {"model": "question", "model_id": <hidden card>, "strategy": {"type": "nocache"}}
      DELETE /api/cache?model=question&model_id=<hidden card>
      POST /api/cache/invalidate?question=<hidden card>&include=overrides
      POST /api/pulse <hidden pulse body>
      POST /api/alert <hidden old alert body>
      POST /api/notification <hidden alert body>
      GET /api/action?model-id=<hidden action model>
      GET /api/action/<hidden action>
      GET /api/action/<hidden action>/execute?parameters={}
      POST /api/action/<hidden action>/execute
      GET /api/action/<hidden http action>
      POST /api/action <hidden action body>
      POST /api/action <hidden http action body>
      PUT /api/action/<hidden action> {"description": "Kept"}
      GET /api/action/<hidden action>/runs
      DELETE /api/action/<new hidden action>
      GET /api/dashboard/<hidden action dashboard>/dashcard/<hidden action dashcard>/execute?parameters={}
      POST /api/dashboard/<hidden action dashboard>/dashcard/<hidden action dashcard>/execute
    `,
  },
  {
    who: 'Administrators: people, permissions and settings',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 3 3 3 3 3 +',
    calls: `
      GET /api/setting
      GET /api/collection/graph
      PUT /api/collection/graph?force=true {"groups": {}}
      PUT /api/setting {"show-homepage-data": true}
      GET /api/setting/report-timezone
      PUT /api/setting/show-homepage-data {"value": true}
      POST /api/user {"email": <new email>}
      PUT /api/user/<user> {"first_name": "Other"}
      DELETE /api/user/<new user>
      PUT /api/user/<user>/password {"password": <password>}
      PUT /api/user/<new deactivated user>/reactivate
      PUT /api/user/<user>/modal/qbnewb
      POST /api/permissions/group {"name": <name>}
      GET /api/permissions/group/<other group>
      PUT /api/permissions/group/<other group> {"name": <name>}
      DELETE /api/permissions/group/<new group>
      POST /api/permissions/membership {"group_id": <other group>, "user_id": <new user>}
      PUT /api/permissions/membership/<new group>/clear
      GET /api/permissions/graph
      GET /api/permissions/explain?group_id=<group>&database_id=<database>
      PUT /api/permissions/graph?force=true {"groups": {}}
      GET /api/permissions/graph/db/<database>
      GET /api/permissions/graph/group/<group>
      GET /api/ee/advanced-permissions/application/graph
      PUT /api/ee/advanced-permissions/application/graph {"revision": <application revision>, "groups": {}}
      GET /api/ee/advanced-permissions/impersonation
      GET /api/mt/gtap
      POST /api/mt/gtap {"group_id": <new group>, "table_id": <table>, "attribute_remappings": <remapping>}
      GET /api/mt/gtap/<rule>
      PUT /api/mt/gtap/<rule> {"attribute_remappings": <remapping>}
      DELETE /api/mt/gtap/<new rule>
      POST /api/mt/gtap/validate {"table_id": <table>, "card_id": <card>}
      GET /api/mt/user/attributes
      GET /api/mt/user/attributes/missing?group_id=<group>&attribute=state
      GET /api/api-key
      POST /api/api-key {"name": <name>, "group_id": <group>}
      GET /api/api-key/count
      PUT /api/api-key/<key> {"name": <name>}
      DELETE /api/api-key/<new key>
      PUT /api/api-key/<key>/regenerate
      POST /api/user/<user>/send_invite
      GET /api/user/<user>/sessions
      DELETE /api/user/<new user>/sessions
      GET /api/user/<user>/login-history
      GET /api/second-factor/missing
      DELETE /api/user/<new user>/second-factor
      PUT /api/ldap/settings {"ldap-port": 389}
      PUT /api/email {"email-from-name": "Mail"}
      DELETE /api/email
      PUT /api/slack/settings {"slack-app-token": null}
      GET /api/slack/manifest
      GET /api/channel
      GET /api/channel/<webhook>
      POST /api/channel {"name": <name>, "type": "channel/http", "details": {"url": "https://example.org/hook"}}
      PUT /api/channel/<new webhook> {"active": false}
    `,
  },
  {
    who: 'Administrators: databases and what is known of their data',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 3 3 3 3 3 +',
    calls: `
      POST /api/database {"name": <name>, "engine": "sqlite", "details": <details>}
      POST /api/database/validate {"details": {"engine": "sqlite", "details": <details>}}
      POST /api/database/sample_database
      PUT /api/database/<database> {"name": "Shop"}
      DELETE /api/database/<new database>
      GET /api/database/<database>/syncable_schemas
      GET /api/database/<database>/usage_info
      POST /api/database/<database>/sync_schema
      POST /api/database/<database>/sync
      POST /api/database/<database>/rescan_values
      POST /api/database/<database>/discard_values
      POST /api/database/<database>/dismiss_spinner
      POST /api/database/<database>/unpersist
      POST /api/persist/database/<database>/unpersist
      POST /api/card/<stored model>/unpersist
      POST /api/persist/card/<stored model>/unpersist
      GET /api/persist
      GET /api/persist/<stored rows>
      GET /api/persist/copy
      GET /api/persist/card/<stored model>/choices
      GET /api/persist/table/<table>/choices
      POST /api/persist/table/<table>/unpersist
      POST /api/persist/enable
      POST /api/persist/disable
      POST /api/persist/set-refresh-schedule {"cron": "0 0 0/3 * * ? *"}
      PUT /api/table {"ids": [<table>], "description": "Sold"}
      PUT /api/table/<table> {"description": "Sold"}
      PUT /api/table/<table>/fields/order [<field>]
      POST /api/table/<table>/rescan_values
      POST /api/table/<table>/discard_values
      POST /api/table/<table>/sync_schema
      PUT /api/field/<field> {"description": "State of it"}
      POST /api/field/<field>/values {"values": [["paid"]]}
      POST /api/field/<field>/dimension {"type": "internal", "name": "Status"}
      DELETE /api/field/<field>/dimension
      POST /api/field/<field>/rescan_values
      POST /api/field/<field>/discard_values
      POST /api/segment {"name": <name>, "table_id": <table>, "definition": <definition>}
      PUT /api/segment/<segment> {"revision_message": "Named", "name": <name>}
      DELETE /api/segment/<new segment>?revision_message=Gone
      POST /api/segment/<revised segment>/revert {"revision_id": <revision>}
      POST /api/notify/db/<database> {"scan": "schema"}
      POST /api/notify/db/<database> {"table_id": <table>}
    `,
  },
  {
    who: 'Who may query some of the data of a metric that they see',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 4 + 3 + + +',
    calls: `
      GET /api/metric/<metric>/dimension/<dimension>/values
      GET /api/metric/<metric>/dimension/<dimension>/search?query=pa
      GET /api/metric/<metric>/dimension/<dimension>/remapping?value=paid
    `,
  },
  {
    who: 'Administrators, and what is sent is refused',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 3 3 3 3 3 0',
    calls: `
      POST /api/notify/db/<database>/new-table {"schema_name": "main", "table_name": "orders"}
      POST /api/ee/content-translation/upload-dictionary {}
    `,
  },
  {
    who: 'Administrators, and the own network is refused',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 3 3 3 3 3 0',
    calls: `
      GET /api/geojson?url=http://127.0.0.1:9/map.json
      POST /api/channel/test {"type": "channel/http", "details": <webhook details>}
    `,
  },
  {
    who: 'Administrators: the rest',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 3 3 3 3 3 +',
    calls: `
      GET /api/ee/upload-management/tables
      POST /api/upload/database
      POST /api/search/force-reindex
      POST /api/search/re-init
      GET /api/search/weights
      PUT /api/search/weights {}
      DELETE /api/collection/<new archived collection>
      GET /api/collection/<collection>/dashboard-question-candidates
      POST /api/collection/<collection>/move-dashboard-question-candidates {}
      GET /api/card/public
      GET /api/card/embeddable
      POST /api/card/<new card>/public_link
      DELETE /api/card/<new public card>/public_link
      POST /api/dataset/explain <query>
      GET /api/queries/running
      GET /api/queries/log
      GET /api/cache
      PUT /api/cache {"model": "root", "model_id": 0, "strategy": {"type": "nocache"}}
      PUT /api/cache {"model": "database", "model_id": <database>, "strategy": {"type": "nocache"}}
      DELETE /api/cache {"model": "root", "model_id": 0}
      POST /api/cache/invalidate?database=<database>&include=overrides
      GET /api/audit
      GET /api/audit/csv
      GET /api/audit/actions
      GET /api/logger/logs
      GET /api/bug-reporting/details
      GET /api/dashboard/public
      GET /api/dashboard/embeddable
      POST /api/dashboard/<new dashboard>/public_link
      DELETE /api/dashboard/<new public dashboard>/public_link
      GET /api/task
      GET /api/task/info
      GET /api/task/unique-tasks
      GET /api/task/<task>
      GET /api/ee/content-translation/csv
      GET /api/action/public
      GET /api/action-runs
      POST /api/action/<new action>/public_link
      DELETE /api/action/<new public action>/public_link
    `,
  },
  {
    who: 'Administrators; the prefix is open, so strangers get 403',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '3 3 3 3 3 3 3 3 +',
    calls: `
      GET /api/setup/admin_checklist
      GET /api/util/stats
      GET /api/util/logs
      GET /api/util/bug_report_details
      GET /api/util/diagnostic_info/connection_pool_info
    `,
  },
  {
    who: 'Administrators, who find none',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 3 3 3 3 3 4',
    calls: `
      GET /api/persist/table/<table>
      POST /api/persist/table/<table>/refresh
      DELETE /api/ee/upload-management/tables/1
      DELETE /api/queries/running/1
      DELETE /api/ee/advanced-permissions/impersonation/999
      GET /api/premium-features/token/status
      POST /api/premium-features/token/refresh
      DELETE /api/user/<user>/sessions/1
    `,
  },
  {
    who: 'Administrators, and it is switched off',
    //     anonymous, deactivated, stranger, reader, curator, manager, ruled, key, admin
    gets: '1 1 3 3 3 3 3 3 0',
    calls: `
      GET /api/slack/identity
      POST /api/ldap/check {}
      POST /api/email/test
      POST /api/ee/sso/oidc/check {}
      POST /api/database/<database>/persist
      POST /api/persist/database/<database>/persist
      POST /api/persist/table/<table>/persist
      POST /api/card/<stored model>/persist
      POST /api/persist/card/<stored model>/persist
      POST /api/card/<stored model>/refresh
      POST /api/persist/card/<stored model>/refresh
    `,
  },
]
