/** Names of services that hand out keys without a prefix of their own: 32 to 64 letters and digits under the service's name. */
export const PROVIDERS: ReadonlySet<string> = new Set(
  (
    'abuseipdb abyssale accuweather adafruit adobe airbrake aircall airtable airvisual aiven alchemy algolia alibaba aliyun amplitude anthropic apify apilayer apollo appcues appfollow appoptics appsignal artifactory ' +
    'asana assemblyai atlassian auth0 authress aweber aws axiom azure baidu bamboohr beamer bitbucket bitfinex bitly bitmex bittrex blockchain bluesky box braintree braze brevo browserstack bugherd bugsnag buildkite ' +
    'calendly campaignmonitor censys chargebee checkout circleci clearbit clickhouse clickup clojars cloudant cloudflare cloudinary cloudsmith codecov codeclimate cohere coinbase coinlib coinmarketcap confluent contentful convertkit ' +
    'coveralls currencylayer customerio cypress databricks datadog dd datarobot deepgram deepl deepseek detectify digitalocean discord discourse disqus docker dockerhub doppler doordash dropbox drone duffel dynatrace ' +
    'easypost edamam eightxeight elastic elasticsearch elevenlabs etherscan etsy eventbrite facebook fastly figma finicity finnhub firebase fixer flickr flutterwave foursquare framer freshbooks freshdesk frontapp fullstory ' +
    'gemini geocod getresponse giphy github gitlab gitter gocardless google gocardless grafana groq gumroad guardian harvest hashicorp helpscout here heroku honeybadger honeycomb hubspot hunter huggingface hyperswitch ' +
    'ibm infura instagram instatus intercom intra42 ipdata ipgeolocation ipinfo ipstack iterable jenkins jfrog jira jotform jumpcloud kagi keen kickbox klaviyo kraken kucoin langsmith lastfm launchdarkly linear line linkedin linode ' +
    'lob logdna loggly logzio loggly looker magento mailchimp mailgun mailjet mailerlite mandrill mapbox mapquest mattermost maxmind meraki messagebird microsoft mistral mixpanel moonshot monday moralis mux nasdaq netlify newrelic newsapi ' +
    'nexmo ngrok northflank notion npm nvidia nylas nytimes okta omdb onelogin onesignal openai opencage openweather openweathermap opsgenie optimizely packagecloud pagerduty pagertree paddle parsehub paypal paystack pendo perplexity pexels pinecone pinata ' +
    'pipedrive pivotaltracker plaid planetscale plivo polygon postgres postman postmark posthog prismic privateai pubnub pulumi pusher qualys quandl quickbase raygun rapidapi razorpay readme recaptcha reddit redis replicate rollbar rubygems runscope ' +
    'saucelabs scaleway scrapingbee scrapfly segment sendbird sendgrid sendinblue sentry serpapi shippo shodan shopify shutterstock sidekiq signalfx sirv slack smartsheet snyk sonar sonarcloud sonarqube sourcegraph spaces splunk spoonacular spotify square squarespace statuspage ' +
    'storyblok strapi stripe sumologic supabase surge survicate swiftype tableau tailscale tatum tavily telegram telnyx terraform textmagic ticketmaster tiktok tines todoist together travis travisci trello twilio twitch twitter typeform unify unsplash uploadcare ' +
    'upstash urlscan vercel virustotal vonage voyage wakatime weatherapi weatherbit weatherstack webex webflow wepay woocommerce wordpress workable xai xata yandex yelp youtube zapier zendesk zenrows zerobounce zeplin zoho zoom zoominfo zuora'
  ).split(' '),
);
